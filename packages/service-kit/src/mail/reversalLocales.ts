import type { reversalPhrases } from './reversalPhrases.ts';

type Translation = Readonly<Record<keyof typeof reversalPhrases, string>>;

const sv: Translation = {
  'refunded.subject': '{amount} för {product} är på väg tillbaka',
  'refunded.text':
    '{amount} för {product} hos {site} betalas tillbaka på samma sätt som du betalade. Det kan dröja några dagar innan din bank visar det. Det står också på kvittot.',
  'refunded.action': 'Visa kvittot',
  'disputed.subject': 'Din bank har begärt tillbaka din betalning',
  'disputed.text':
    'Din bank har begärt tillbaka pengarna för {product} hos {site}. Inget mer dras, och du kan läsa till den {date}. Om det var ett misstag kan du återuppta prenumerationen fram till dess.',
  'disputed.action': 'Visa din prenumeration',
};

const fr: Translation = {
  'refunded.subject': '{amount} pour {product} vous sont rendus',
  'refunded.text':
    '{amount} pour {product} sur {site} vous sont rendus par le moyen de paiement utilisé. Quelques jours peuvent passer avant que votre banque ne l’affiche. Le reçu l’indique aussi.',
  'refunded.action': 'Voir le reçu',
  'disputed.subject': 'Votre banque a réclamé votre paiement',
  'disputed.text':
    'Votre banque a réclamé l’argent de {product} sur {site}. Plus rien n’est prélevé, et vous pouvez lire jusqu’au {date}. Si c’était une erreur, reprenez l’abonnement d’ici là.',
  'disputed.action': 'Voir votre abonnement',
};

const no: Translation = {
  'refunded.subject': '{amount} for {product} er på vei tilbake',
  'refunded.text':
    '{amount} for {product} hos {site} betales tilbake på samme måte som du betalte. Det kan ta noen dager før banken viser det. Det står også på kvitteringen.',
  'refunded.action': 'Se kvitteringen',
  'disputed.subject': 'Banken din har bedt om å få betalingen tilbake',
  'disputed.text':
    'Banken din har bedt om å få pengene for {product} hos {site} tilbake. Ingenting mer trekkes, og du kan lese til {date}. Var det en feil, kan du gjenoppta abonnementet fram til da.',
  'disputed.action': 'Se abonnementet',
};

const de: Translation = {
  'refunded.subject': '{amount} für {product} werden zurückgezahlt',
  'refunded.text':
    '{amount} für {product} bei {site} gehen auf dem Weg zurück, auf dem Sie bezahlt haben. Bis Ihre Bank es zeigt, kann es einige Tage dauern. Es steht auch auf dem Beleg.',
  'refunded.action': 'Beleg ansehen',
  'disputed.subject': 'Ihre Bank hat Ihre Zahlung zurückgefordert',
  'disputed.text':
    'Ihre Bank hat das Geld für {product} bei {site} zurückgefordert. Es wird nichts mehr abgebucht, und Sie können bis zum {date} lesen. War es ein Versehen, nehmen Sie das Abo bis dahin wieder auf.',
  'disputed.action': 'Abo ansehen',
};

const es: Translation = {
  'refunded.subject': 'Le devolvemos {amount} por {product}',
  'refunded.text':
    '{amount} por {product} en {site} se le devuelven por el mismo medio de pago. Su banco puede tardar unos días en mostrarlo. También consta en el recibo.',
  'refunded.action': 'Ver el recibo',
  'disputed.subject': 'Su banco ha reclamado su pago',
  'disputed.text':
    'Su banco ha reclamado el dinero de {product} en {site}. No se cobra nada más y puede leer hasta el {date}. Si fue un error, reanude la suscripción hasta entonces.',
  'disputed.action': 'Ver su suscripción',
};

const ja: Translation = {
  'refunded.subject': '{product}の{amount}を返金します',
  'refunded.text':
    '{site}の{product}の代金{amount}を、お支払いの方法で返金します。明細への反映には数日かかることがあります。領収書にも記載しています。',
  'refunded.action': '領収書を見る',
  'disputed.subject': 'カード会社からお支払いの返還請求がありました',
  'disputed.text':
    '{site}の{product}について、カード会社から返還請求がありました。今後の請求はなく、{date}までお読みいただけます。お間違いの場合は、それまでに購読を再開してください。',
  'disputed.action': 'ご購読を見る',
};

const ko: Translation = {
  'refunded.subject': '{product}의 {amount}을(를) 돌려드립니다',
  'refunded.text':
    '{site}의 {product} 결제 금액 {amount}을(를) 결제하신 방법으로 돌려드립니다. 은행에 표시되기까지 며칠이 걸릴 수 있습니다. 영수증에도 나와 있습니다.',
  'refunded.action': '영수증 보기',
  'disputed.subject': '은행이 결제 금액의 반환을 요청했습니다',
  'disputed.text':
    '은행이 {site}의 {product} 결제 금액 반환을 요청했습니다. 더 이상 청구되지 않으며 {date}까지 읽으실 수 있습니다. 착오라면 그때까지 구독을 다시 시작하세요.',
  'disputed.action': '구독 보기',
};

const pt: Translation = {
  'refunded.subject': 'Devolvemos-lhe {amount} de {product}',
  'refunded.text':
    '{amount} por {product} em {site} são devolvidos pelo meio com que pagou. O seu banco pode demorar alguns dias a mostrá-lo. O recibo também o diz.',
  'refunded.action': 'Ver o recibo',
  'disputed.subject': 'O seu banco pediu a devolução do pagamento',
  'disputed.text':
    'O seu banco pediu a devolução do dinheiro de {product} em {site}. Nada mais é cobrado e pode ler até {date}. Se foi um engano, retome a assinatura até lá.',
  'disputed.action': 'Ver a assinatura',
};

/** The translations of `reversalPhrases` into every language except English. */
export const reversalLocales = { sv, fr, no, de, es, ja, ko, pt };
