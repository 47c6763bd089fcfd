import { factLocales } from './factLocales.ts';
import { planLocales } from './planLocales.ts';
import type { moneyPhrases } from './moneyPhrases.ts';

type Translation = Readonly<Record<keyof typeof moneyPhrases, string>>;

const sv: Translation = {
  ...factLocales.sv,
  ...planLocales.sv,
  'endedUnpaid.subject': '{product} har upphört',
  'endedUnpaid.text':
    '{product} hos {site} har upphört, eftersom den senaste debiteringen inte betalades inom två veckor. Inget mer dras. Du är alltid välkommen tillbaka.',
  'endedUnpaid.action': 'Visa erbjudandena',
  'renewed.subject': '{product} är förnyad: {amount}',
  'renewed.text':
    '{product} hos {site} fortsätter till den {date}. {amount} har dragits för det. Kvittot finns bland dina beställningar, att läsa eller skriva ut.',
  'renewed.action': 'Visa kvittot',
  'mended.subject': 'Din betalning har kommit fram: {product} fortsätter',
  'mended.text':
    'Debiteringen som hade misslyckats är gjord: {amount} för {product} hos {site}. Du behöver inte göra något mer.',
  'mended.action': 'Visa kvittot',
  'introductionEnds.subject': 'Ditt introduktionspris upphör: {amount} från den {date}',
  'introductionEnds.text':
    'Introduktionspriset för {product} hos {site} upphör. Den {date} dras {amount}. Säg upp före den dagen om du inte vill det.',
  'introductionEnds.action': 'Hantera din prenumeration',
  'resubscribed.subject': '{product} fortsätter',
  'resubscribed.text':
    'Du har återtagit uppsägningen av {product} hos {site}. Den upphör inte den {date} utan förnyas den dagen.',
  'resubscribed.action': 'Visa din prenumeration',
  'methodChanged.subject': 'Ditt betalningssätt har ändrats',
  'methodChanged.text':
    '{product} hos {site} betalas från och med nu på sättet nedan. Om det inte var du, välj ett nytt lösenord och ange ett annat betalningssätt.',
  'methodChanged.action': 'Visa din prenumeration',
  'cancelledNow.subject': '{product} är uppsagd och har upphört',
  'cancelledNow.text':
    'Du har sagt upp {product} hos {site}. Den senaste debiteringen betalades inte, så den har upphört i dag. Inget mer dras.',
  'cancelledNow.action': 'Visa erbjudandena',
};

const fr: Translation = {
  ...factLocales.fr,
  ...planLocales.fr,
  'endedUnpaid.subject': '{product} a pris fin',
  'endedUnpaid.text':
    '{product} sur {site} a pris fin, car le dernier prélèvement n’a pas été payé en deux semaines. Plus rien n’est prélevé. Vous êtes toujours le bienvenu.',
  'endedUnpaid.action': 'Voir les offres',
  'renewed.subject': '{product} est renouvelé : {amount}',
  'renewed.text':
    '{product} sur {site} continue jusqu’au {date}. {amount} ont été prélevés. Le reçu se trouve parmi vos commandes, à lire ou à imprimer.',
  'renewed.action': 'Voir le reçu',
  'mended.subject': 'Votre paiement est arrivé : {product} continue',
  'mended.text':
    'Le prélèvement qui avait échoué est fait : {amount} pour {product} sur {site}. Vous n’avez rien d’autre à faire.',
  'mended.action': 'Voir le reçu',
  'introductionEnds.subject': 'Votre tarif de lancement prend fin : {amount} à partir du {date}',
  'introductionEnds.text':
    'Le tarif de lancement de {product} sur {site} prend fin. Le {date}, {amount} seront prélevés. Si vous ne le souhaitez pas, résiliez avant ce jour.',
  'introductionEnds.action': 'Gérer votre abonnement',
  'resubscribed.subject': '{product} continue',
  'resubscribed.text':
    'Vous avez annulé la résiliation de {product} sur {site}. Il ne prend pas fin le {date}, mais se renouvelle ce jour-là.',
  'resubscribed.action': 'Voir votre abonnement',
  'methodChanged.subject': 'Votre moyen de paiement a été modifié',
  'methodChanged.text':
    '{product} sur {site} est désormais payé par le moyen ci-dessous. Si ce n’était pas vous, choisissez un nouveau mot de passe et indiquez un autre moyen de paiement.',
  'methodChanged.action': 'Voir votre abonnement',
  'cancelledNow.subject': '{product} est résilié et a pris fin',
  'cancelledNow.text':
    'Vous avez résilié {product} sur {site}. Le dernier prélèvement n’ayant pas été payé, il a pris fin aujourd’hui. Plus rien n’est prélevé.',
  'cancelledNow.action': 'Voir les offres',
};

const no: Translation = {
  ...factLocales.no,
  ...planLocales.no,
  'endedUnpaid.subject': '{product} er avsluttet',
  'endedUnpaid.text':
    '{product} hos {site} er avsluttet, fordi den siste belastningen ikke ble betalt på to uker. Ingenting mer trekkes. Du er alltid velkommen tilbake.',
  'endedUnpaid.action': 'Se tilbudene',
  'renewed.subject': '{product} er fornyet: {amount}',
  'renewed.text':
    '{product} hos {site} fortsetter til {date}. {amount} er trukket for det. Kvitteringen ligger blant bestillingene dine, til å lese eller skrive ut.',
  'renewed.action': 'Se kvitteringen',
  'mended.subject': 'Betalingen er mottatt: {product} fortsetter',
  'mended.text':
    'Belastningen som hadde mislyktes, er gjort: {amount} for {product} hos {site}. Du trenger ikke å gjøre noe mer.',
  'mended.action': 'Se kvitteringen',
  'introductionEnds.subject': 'Introduksjonsprisen tar slutt: {amount} fra {date}',
  'introductionEnds.text':
    'Introduksjonsprisen for {product} hos {site} tar slutt. {date} trekkes {amount}. Hvis du ikke vil det, si opp før den dagen.',
  'introductionEnds.action': 'Administrer abonnementet',
  'resubscribed.subject': '{product} fortsetter',
  'resubscribed.text':
    'Du har trukket tilbake oppsigelsen av {product} hos {site}. Det slutter ikke {date}, men fornyes den dagen.',
  'resubscribed.action': 'Se abonnementet',
  'methodChanged.subject': 'Betalingsmåten din er endret',
  'methodChanged.text':
    '{product} hos {site} betales fra nå av på måten nedenfor. Hvis det ikke var deg, velg et nytt passord og oppgi en annen betalingsmåte.',
  'methodChanged.action': 'Se abonnementet',
  'cancelledNow.subject': '{product} er sagt opp og avsluttet',
  'cancelledNow.text':
    'Du har sagt opp {product} hos {site}. Den siste belastningen ble ikke betalt, så det er avsluttet i dag. Ingenting mer trekkes.',
  'cancelledNow.action': 'Se tilbudene',
};

const de: Translation = {
  ...factLocales.de,
  ...planLocales.de,
  'endedUnpaid.subject': '{product} ist beendet',
  'endedUnpaid.text':
    '{product} bei {site} ist beendet, weil die letzte Abbuchung in zwei Wochen nicht bezahlt wurde. Es wird nichts mehr abgebucht. Sie sind jederzeit wieder willkommen.',
  'endedUnpaid.action': 'Angebote ansehen',
  'renewed.subject': '{product} ist verlängert: {amount}',
  'renewed.text':
    '{product} bei {site} läuft weiter bis {date}. Dafür wurden {amount} abgebucht. Der Beleg steht bei Ihren Bestellungen, zum Lesen oder Drucken.',
  'renewed.action': 'Beleg ansehen',
  'mended.subject': 'Ihre Zahlung ist da: {product} läuft weiter',
  'mended.text':
    'Die fehlgeschlagene Abbuchung ist erfolgt: {amount} für {product} bei {site}. Sie brauchen nichts mehr zu tun.',
  'mended.action': 'Beleg ansehen',
  'introductionEnds.subject': 'Ihr Einführungspreis endet: {amount} ab {date}',
  'introductionEnds.text':
    'Der Einführungspreis von {product} bei {site} endet. Am {date} werden {amount} abgebucht. Wenn Sie das nicht möchten, kündigen Sie vor diesem Tag.',
  'introductionEnds.action': 'Abonnement verwalten',
  'resubscribed.subject': '{product} läuft weiter',
  'resubscribed.text':
    'Sie haben die Kündigung von {product} bei {site} zurückgenommen. Es endet nicht am {date}, sondern verlängert sich an diesem Tag.',
  'resubscribed.action': 'Abonnement ansehen',
  'methodChanged.subject': 'Ihre Zahlungsart wurde geändert',
  'methodChanged.text':
    '{product} bei {site} wird ab jetzt auf die unten genannte Weise bezahlt. Wenn Sie das nicht waren, wählen Sie ein neues Passwort und geben Sie eine andere Zahlungsart an.',
  'methodChanged.action': 'Abonnement ansehen',
  'cancelledNow.subject': '{product} ist gekündigt und beendet',
  'cancelledNow.text':
    'Sie haben {product} bei {site} gekündigt. Die letzte Abbuchung war nicht bezahlt, deshalb ist es heute zu Ende. Es wird nichts mehr abgebucht.',
  'cancelledNow.action': 'Angebote ansehen',
};

const es: Translation = {
  ...factLocales.es,
  ...planLocales.es,
  'endedUnpaid.subject': '{product} ha terminado',
  'endedUnpaid.text':
    '{product} en {site} ha terminado, porque el último cobro no se pagó en dos semanas. Ya no se cobra nada. Siempre será bienvenido de nuevo.',
  'endedUnpaid.action': 'Ver las ofertas',
  'renewed.subject': '{product} se ha renovado: {amount}',
  'renewed.text':
    '{product} en {site} continúa hasta el {date}. Se han cobrado {amount}. El recibo está entre sus pedidos, para leerlo o imprimirlo.',
  'renewed.action': 'Ver el recibo',
  'mended.subject': 'Su pago ha llegado: {product} continúa',
  'mended.text':
    'El cobro que había fallado está hecho: {amount} por {product} en {site}. No tiene que hacer nada más.',
  'mended.action': 'Ver el recibo',
  'introductionEnds.subject': 'Su precio de introducción termina: {amount} desde el {date}',
  'introductionEnds.text':
    'El precio de introducción de {product} en {site} termina. El {date} se cobrarán {amount}. Si no lo desea, cancele antes de ese día.',
  'introductionEnds.action': 'Gestionar su suscripción',
  'resubscribed.subject': '{product} continúa',
  'resubscribed.text':
    'Ha anulado la cancelación de {product} en {site}. No termina el {date}, sino que se renueva ese día.',
  'resubscribed.action': 'Ver su suscripción',
  'methodChanged.subject': 'Su forma de pago ha cambiado',
  'methodChanged.text':
    '{product} en {site} se paga desde ahora con la forma de abajo. Si no ha sido usted, elija una nueva contraseña e indique otra forma de pago.',
  'methodChanged.action': 'Ver su suscripción',
  'cancelledNow.subject': '{product} está cancelada y ha terminado',
  'cancelledNow.text':
    'Ha cancelado {product} en {site}. Su último cobro no se pagó, así que ha terminado hoy. Ya no se cobra nada.',
  'cancelledNow.action': 'Ver las ofertas',
};

const ja: Translation = {
  ...factLocales.ja,
  ...planLocales.ja,
  'endedUnpaid.subject': '{product}が終了しました',
  'endedUnpaid.text':
    '前回の請求が二週間以内に支払われなかったため、{site}の{product}は終了しました。今後の請求はありません。またのご利用をお待ちしています。',
  'endedUnpaid.action': 'プランを見る',
  'renewed.subject': '{product}を更新しました：{amount}',
  'renewed.text':
    '{site}の{product}は{date}まで続きます。{amount}を請求しました。領収書はご注文一覧で閲覧・印刷できます。',
  'renewed.action': '領収書を見る',
  'mended.subject': 'お支払いを確認しました：{product}は続きます',
  'mended.text':
    '失敗していた請求が完了しました：{site}の{product}、{amount}。これ以上のお手続きは不要です。',
  'mended.action': '領収書を見る',
  'introductionEnds.subject': 'お試し価格が終わります：{date}から{amount}',
  'introductionEnds.text':
    '{site}の{product}のお試し価格が終わります。{date}に{amount}を請求します。ご希望でない場合は、その日より前に解約してください。',
  'introductionEnds.action': 'ご購読を管理する',
  'resubscribed.subject': '{product}は続きます',
  'resubscribed.text': '{site}の{product}の解約を取り消しました。{date}に終了せず、その日に更新されます。',
  'resubscribed.action': 'ご購読を見る',
  'methodChanged.subject': 'お支払い方法が変更されました',
  'methodChanged.text':
    '{site}の{product}は、これから下記の方法で支払われます。お心当たりがない場合は、新しいパスワードを設定し、別のお支払い方法を登録してください。',
  'methodChanged.action': 'ご購読を見る',
  'cancelledNow.subject': '{product}を解約し、終了しました',
  'cancelledNow.text':
    '{site}の{product}を解約しました。前回の請求が支払われていないため、本日終了しました。今後の請求はありません。',
  'cancelledNow.action': 'プランを見る',
};

const ko: Translation = {
  ...factLocales.ko,
  ...planLocales.ko,
  'endedUnpaid.subject': '{product}이(가) 끝났습니다',
  'endedUnpaid.text':
    '최근 결제가 두 주 안에 이루어지지 않아 {site}의 {product}이(가) 끝났습니다. 더는 결제되지 않습니다. 언제든지 다시 오실 수 있습니다.',
  'endedUnpaid.action': '상품 보기',
  'renewed.subject': '{product}이(가) 갱신되었습니다: {amount}',
  'renewed.text':
    '{site}의 {product}은(는) {date}까지 이어집니다. {amount}이(가) 결제되었습니다. 영수증은 주문 목록에서 읽거나 인쇄할 수 있습니다.',
  'renewed.action': '영수증 보기',
  'mended.subject': '결제가 완료되었습니다: {product}은(는) 계속됩니다',
  'mended.text': '실패했던 결제가 완료되었습니다: {site}의 {product}, {amount}. 더 하실 일은 없습니다.',
  'mended.action': '영수증 보기',
  'introductionEnds.subject': '첫 구독 가격이 끝납니다: {date}부터 {amount}',
  'introductionEnds.text':
    '{site}의 {product} 첫 구독 가격이 끝납니다. {date}에 {amount}이(가) 결제됩니다. 원하지 않으시면 그 전에 해지하세요.',
  'introductionEnds.action': '구독 관리',
  'resubscribed.subject': '{product}은(는) 계속됩니다',
  'resubscribed.text': '{site}의 {product} 해지를 취소하셨습니다. {date}에 끝나지 않고 그날 갱신됩니다.',
  'resubscribed.action': '구독 보기',
  'methodChanged.subject': '결제 수단이 바뀌었습니다',
  'methodChanged.text':
    '{site}의 {product}은(는) 이제부터 아래 수단으로 결제됩니다. 본인이 아니라면 새 비밀번호를 정하고 다른 결제 수단을 등록하세요.',
  'methodChanged.action': '구독 보기',
  'cancelledNow.subject': '{product}이(가) 해지되어 끝났습니다',
  'cancelledNow.text':
    '{site}의 {product}을(를) 해지하셨습니다. 최근 결제가 이루어지지 않아 오늘 끝났습니다. 더는 결제되지 않습니다.',
  'cancelledNow.action': '상품 보기',
};

const pt: Translation = {
  ...factLocales.pt,
  ...planLocales.pt,
  'endedUnpaid.subject': '{product} terminou',
  'endedUnpaid.text':
    '{product} de {site} terminou, porque a última cobrança não foi paga em duas semanas. Nada mais é cobrado. É sempre bem-vindo de volta.',
  'endedUnpaid.action': 'Ver as ofertas',
  'renewed.subject': '{product} foi renovada: {amount}',
  'renewed.text':
    '{product} de {site} continua até {date}. Foram cobrados {amount}. O recibo está entre as suas encomendas, para ler ou imprimir.',
  'renewed.action': 'Ver o recibo',
  'mended.subject': 'O seu pagamento chegou: {product} continua',
  'mended.text':
    'A cobrança que tinha falhado está feita: {amount} por {product} de {site}. Não precisa de fazer mais nada.',
  'mended.action': 'Ver o recibo',
  'introductionEnds.subject': 'O seu preço de introdução termina: {amount} a partir de {date}',
  'introductionEnds.text':
    'O preço de introdução de {product} de {site} termina. A {date} são cobrados {amount}. Se não quiser, cancele antes desse dia.',
  'introductionEnds.action': 'Gerir a assinatura',
  'resubscribed.subject': '{product} continua',
  'resubscribed.text':
    'Anulou o cancelamento de {product} de {site}. Não termina a {date}; renova-se nesse dia.',
  'resubscribed.action': 'Ver a assinatura',
  'methodChanged.subject': 'A sua forma de pagamento foi alterada',
  'methodChanged.text':
    '{product} de {site} é paga a partir de agora da forma abaixo. Se não foi você, escolha uma nova palavra-passe e indique outra forma de pagamento.',
  'methodChanged.action': 'Ver a assinatura',
  'cancelledNow.subject': '{product} está cancelada e terminou',
  'cancelledNow.text':
    'Cancelou {product} de {site}. A última cobrança não foi paga, por isso terminou hoje. Nada mais é cobrado.',
  'cancelledNow.action': 'Ver as ofertas',
};

/** The translations of `moneyPhrases` into every language except English. */
export const moneyLocales = { sv, fr, no, de, es, ja, ko, pt };
