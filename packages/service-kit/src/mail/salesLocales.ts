import { moneyLocales } from './moneyLocales.ts';
import type { salesPhrases } from './salesPhrases.ts';
import { sharingLocales } from './sharingLocales.ts';

type Translation = Readonly<Record<keyof typeof salesPhrases, string>>;

const sv: Translation = {
  ...moneyLocales.sv,
  ...sharingLocales.sv,
  'receipt.subject': 'Du prenumererar nu på {product}',
  'receipt.text':
    'Tack. Din beställning av {product} hos {site} är bekräftad. Kvittot finns bland dina beställningar, att läsa eller skriva ut.',
  'receipt.action': 'Visa kvittot',
  'giftReceipt.subject': 'Din present: {product}',
  'giftReceipt.text':
    'Tack. Din betalning för {product} hos {site} har kommit fram. Säg vem den är till, eller skriv ut den och lämna över den. Tiden börjar när den löses in. Kvittot finns bland dina beställningar.',
  'giftReceipt.action': 'Visa dina presenter',
  'renewalNotice.subject': '{product} förnyas den {date}: {amount}',
  'renewalNotice.text':
    '{product} hos {site} förnyas den {date}. Då dras {amount}. Säg upp före den dagen om du inte vill det.',
  'renewalNotice.action': 'Hantera din prenumeration',
  'cardExpiring.subject': 'Ditt kort gäller inte vid nästa betalning',
  'cardExpiring.text':
    'Kortet för {product} hos {site} går ut före nästa betalning den {date}. Ange ett annat så att du kan fortsätta läsa.',
  'cardExpiring.action': 'Uppdatera betalningssättet',
  'paymentFailed.subject': 'Betalningen för {product} misslyckades',
  'paymentFailed.text':
    '{amount} för {product} hos {site} kunde inte dras. Du kan läsa till den {date}. Ett nytt betalningssätt debiteras direkt.',
  'paymentFailed.action': 'Uppdatera betalningssättet',
  'cancelled.subject': '{product} är uppsagd',
  'cancelled.text':
    'Du har sagt upp {product} hos {site}. Inget mer dras, och du kan läsa till den {date}. Fram till dess kan du ångra uppsägningen.',
  'cancelled.action': 'Visa din prenumeration',
  'ended.subject': '{product} har upphört',
  'ended.text': '{product} hos {site} har upphört och inget mer dras. Du är alltid välkommen tillbaka.',
  'ended.action': 'Visa erbjudandena',
  'gift.subject': '{giver} har en present till dig',
  'gift.text': '{giver} ger dig en prenumeration på {site}. Tiden börjar när du löser in den.',
  'gift.action': 'Lös in presenten',
};

const fr: Translation = {
  ...moneyLocales.fr,
  ...sharingLocales.fr,
  'receipt.subject': 'Vous êtes abonné à {product}',
  'receipt.text':
    'Merci. Votre commande de {product} sur {site} est confirmée. Le reçu se trouve parmi vos commandes, à lire ou à imprimer.',
  'receipt.action': 'Voir le reçu',
  'giftReceipt.subject': 'Votre cadeau : {product}',
  'giftReceipt.text':
    'Merci. Votre paiement pour {product} sur {site} est arrivé. Dites à qui il est destiné, ou imprimez-le pour le remettre. Il commence lorsqu’il est activé. Le reçu se trouve parmi vos commandes.',
  'giftReceipt.action': 'Voir vos cadeaux',
  'renewalNotice.subject': '{product} se renouvelle le {date} : {amount}',
  'renewalNotice.text':
    '{product} sur {site} est renouvelé le {date}. {amount} seront alors prélevés. Si vous ne le souhaitez pas, résiliez avant ce jour.',
  'renewalNotice.action': 'Gérer votre abonnement',
  'cardExpiring.subject': 'Votre carte ne sera plus valable au prochain paiement',
  'cardExpiring.text':
    'La carte pour {product} sur {site} expire avant le prochain paiement du {date}. Indiquez-en une autre pour continuer à lire.',
  'cardExpiring.action': 'Mettre à jour le moyen de paiement',
  'paymentFailed.subject': 'Le paiement pour {product} a échoué',
  'paymentFailed.text':
    '{amount} pour {product} sur {site} n’ont pas pu être prélevés. Vous pouvez lire jusqu’au {date}. Un nouveau moyen de paiement est débité tout de suite.',
  'paymentFailed.action': 'Mettre à jour le moyen de paiement',
  'cancelled.subject': '{product} est résilié',
  'cancelled.text':
    'Vous avez résilié {product} sur {site}. Plus rien n’est prélevé, et vous pouvez lire jusqu’au {date}. D’ici là, vous pouvez annuler la résiliation.',
  'cancelled.action': 'Voir votre abonnement',
  'ended.subject': '{product} a pris fin',
  'ended.text':
    '{product} sur {site} est terminé et plus rien n’est prélevé. Vous pouvez revenir à tout moment.',
  'ended.action': 'Voir les offres',
  'gift.subject': '{giver} a un cadeau pour vous',
  'gift.text': '{giver} vous offre un abonnement à {site}. Il commence lorsque vous l’activez.',
  'gift.action': 'Activer le cadeau',
};

const no: Translation = {
  ...moneyLocales.no,
  ...sharingLocales.no,
  'receipt.subject': 'Du abonnerer nå på {product}',
  'receipt.text':
    'Takk. Bestillingen av {product} hos {site} er bekreftet. Kvitteringen ligger blant bestillingene dine, til å lese eller skrive ut.',
  'receipt.action': 'Se kvitteringen',
  'giftReceipt.subject': 'Gaven din: {product}',
  'giftReceipt.text':
    'Takk. Betalingen din for {product} hos {site} har kommet frem. Si hvem den er til, eller skriv den ut og overrekk den. Tiden begynner når den løses inn. Kvitteringen ligger blant bestillingene dine.',
  'giftReceipt.action': 'Se gavene dine',
  'renewalNotice.subject': '{product} fornyes {date}: {amount}',
  'renewalNotice.text':
    '{product} hos {site} fornyes {date}. Da trekkes {amount}. Si opp før den dagen hvis du ikke ønsker det.',
  'renewalNotice.action': 'Administrer abonnementet',
  'cardExpiring.subject': 'Kortet ditt gjelder ikke ved neste betaling',
  'cardExpiring.text':
    'Kortet for {product} hos {site} utløper før neste betaling {date}. Oppgi et annet, så kan du lese videre.',
  'cardExpiring.action': 'Oppdater betalingsmåten',
  'paymentFailed.subject': 'Betalingen for {product} mislyktes',
  'paymentFailed.text':
    '{amount} for {product} hos {site} kunne ikke trekkes. Du kan lese til {date}. En ny betalingsmåte belastes med en gang.',
  'paymentFailed.action': 'Oppdater betalingsmåten',
  'cancelled.subject': '{product} er sagt opp',
  'cancelled.text':
    'Du har sagt opp {product} hos {site}. Ingenting mer trekkes, og du kan lese til {date}. Fram til da kan du angre oppsigelsen.',
  'cancelled.action': 'Se abonnementet',
  'ended.subject': '{product} er avsluttet',
  'ended.text':
    '{product} hos {site} er avsluttet, og ingenting mer trekkes. Du er alltid velkommen tilbake.',
  'ended.action': 'Se tilbudene',
  'gift.subject': '{giver} har en gave til deg',
  'gift.text': '{giver} gir deg et abonnement på {site}. Tiden begynner når du løser det inn.',
  'gift.action': 'Løs inn gaven',
};

const de: Translation = {
  ...moneyLocales.de,
  ...sharingLocales.de,
  'receipt.subject': 'Sie haben {product} abonniert',
  'receipt.text':
    'Danke. Ihre Bestellung von {product} bei {site} ist bestätigt. Der Beleg steht bei Ihren Bestellungen, zum Lesen oder Drucken.',
  'receipt.action': 'Rechnung ansehen',
  'giftReceipt.subject': 'Ihr Geschenk: {product}',
  'giftReceipt.text':
    'Danke. Ihre Zahlung für {product} bei {site} ist angekommen. Sagen Sie, für wen es ist, oder drucken Sie es aus und überreichen Sie es. Es beginnt, wenn es eingelöst wird. Die Rechnung finden Sie bei Ihren Bestellungen.',
  'giftReceipt.action': 'Ihre Geschenke ansehen',
  'renewalNotice.subject': '{product} verlängert sich am {date}: {amount}',
  'renewalNotice.text':
    '{product} bei {site} verlängert sich am {date}. Dann werden {amount} abgebucht. Wenn Sie das nicht möchten, kündigen Sie vor diesem Tag.',
  'renewalNotice.action': 'Abo verwalten',
  'cardExpiring.subject': 'Ihre Karte gilt bei der nächsten Zahlung nicht mehr',
  'cardExpiring.text':
    'Die Karte für {product} bei {site} läuft vor der nächsten Zahlung am {date} ab. Geben Sie eine andere an, damit Sie weiterlesen können.',
  'cardExpiring.action': 'Zahlungsart ändern',
  'paymentFailed.subject': 'Die Zahlung für {product} ist fehlgeschlagen',
  'paymentFailed.text':
    '{amount} für {product} bei {site} konnten nicht abgebucht werden. Sie können bis zum {date} weiterlesen. Eine neue Zahlungsart wird sofort belastet.',
  'paymentFailed.action': 'Zahlungsart ändern',
  'cancelled.subject': '{product} ist gekündigt',
  'cancelled.text':
    'Sie haben {product} bei {site} gekündigt. Es wird nichts mehr abgebucht, und Sie können bis zum {date} lesen. Bis dahin können Sie die Kündigung zurücknehmen.',
  'cancelled.action': 'Abo ansehen',
  'ended.subject': '{product} ist beendet',
  'ended.text':
    '{product} bei {site} ist beendet, und es wird nichts mehr abgebucht. Sie sind jederzeit wieder willkommen.',
  'ended.action': 'Angebote ansehen',
  'gift.subject': '{giver} hat ein Geschenk für Sie',
  'gift.text': '{giver} schenkt Ihnen ein Abo von {site}. Es beginnt, wenn Sie es einlösen.',
  'gift.action': 'Geschenk einlösen',
};

const es: Translation = {
  ...moneyLocales.es,
  ...sharingLocales.es,
  'receipt.subject': 'Se ha suscrito a {product}',
  'receipt.text':
    'Gracias. Su pedido de {product} en {site} está confirmado. El recibo está entre sus pedidos, para leerlo o imprimirlo.',
  'receipt.action': 'Ver el recibo',
  'giftReceipt.subject': 'Su regalo: {product}',
  'giftReceipt.text':
    'Gracias. Su pago de {product} en {site} ha llegado. Diga para quién es, o imprímalo y entréguelo. Empieza cuando se canjee. El recibo está entre sus pedidos.',
  'giftReceipt.action': 'Ver sus regalos',
  'renewalNotice.subject': '{product} se renueva el {date}: {amount}',
  'renewalNotice.text':
    '{product} en {site} se renueva el {date}. Entonces se cobrarán {amount}. Si no lo desea, cancele antes de ese día.',
  'renewalNotice.action': 'Gestionar su suscripción',
  'cardExpiring.subject': 'Su tarjeta no será válida en el próximo cobro',
  'cardExpiring.text':
    'La tarjeta de {product} en {site} caduca antes del próximo cobro, el {date}. Indique otra para seguir leyendo.',
  'cardExpiring.action': 'Actualizar el método de pago',
  'paymentFailed.subject': 'El pago de {product} ha fallado',
  'paymentFailed.text':
    'No se pudieron cobrar {amount} por {product} en {site}. Puede leer hasta el {date}. Un método de pago nuevo se cobra enseguida.',
  'paymentFailed.action': 'Actualizar el método de pago',
  'cancelled.subject': '{product} está cancelada',
  'cancelled.text':
    'Ha cancelado {product} en {site}. No se cobra nada más y puede leer hasta el {date}. Hasta entonces puede anular la cancelación.',
  'cancelled.action': 'Ver su suscripción',
  'ended.subject': '{product} ha terminado',
  'ended.text': '{product} en {site} ha terminado y no se cobra nada más. Puede volver cuando quiera.',
  'ended.action': 'Ver las ofertas',
  'gift.subject': '{giver} tiene un regalo para usted',
  'gift.text': '{giver} le regala una suscripción a {site}. Empieza cuando la canjee.',
  'gift.action': 'Canjear el regalo',
};

const ja: Translation = {
  ...moneyLocales.ja,
  ...sharingLocales.ja,
  'receipt.subject': '{product}のご購読が始まりました',
  'receipt.text':
    'ありがとうございます。{site}の{product}のご注文を承りました。領収書はご注文一覧で閲覧・印刷できます。',
  'receipt.action': '領収書を見る',
  'giftReceipt.subject': 'ギフト：{product}',
  'giftReceipt.text':
    'ありがとうございます。{site}の{product}のお支払いを確認しました。贈る相手を指定するか、印刷してお渡しください。期間は受け取りの手続きをした時に始まります。領収書はご注文の一覧にあります。',
  'giftReceipt.action': '贈り物を見る',
  'renewalNotice.subject': '{product}は{date}に更新されます：{amount}',
  'renewalNotice.text':
    '{site}の{product}は{date}に更新され、{amount}が請求されます。更新を希望されない場合は、その日までに解約してください。',
  'renewalNotice.action': 'ご購読の管理',
  'cardExpiring.subject': '次回のお支払いの前にカードの有効期限が切れます',
  'cardExpiring.text':
    '{site}の{product}にご利用のカードは、次回のお支払い日{date}の前に有効期限が切れます。引き続きお読みいただくには、別のカードをご登録ください。',
  'cardExpiring.action': 'お支払い方法を更新する',
  'paymentFailed.subject': '{product}のお支払いができませんでした',
  'paymentFailed.text':
    '{site}の{product}の{amount}を請求できませんでした。{date}まではお読みいただけます。新しいお支払い方法にはすぐに請求されます。',
  'paymentFailed.action': 'お支払い方法を更新する',
  'cancelled.subject': '{product}を解約しました',
  'cancelled.text':
    '{site}の{product}を解約しました。今後の請求はなく、{date}までお読みいただけます。それまでは解約を取り消せます。',
  'cancelled.action': 'ご購読を見る',
  'ended.subject': '{product}が終了しました',
  'ended.text': '{site}の{product}は終了し、今後の請求はありません。またのご利用をお待ちしています。',
  'ended.action': 'プランを見る',
  'gift.subject': '{giver}さんからの贈り物です',
  'gift.text': '{giver}さんから{site}の購読が贈られました。期間は受け取りの手続きをした時に始まります。',
  'gift.action': '贈り物を受け取る',
};

const ko: Translation = {
  ...moneyLocales.ko,
  ...sharingLocales.ko,
  'receipt.subject': '{product} 구독이 시작되었습니다',
  'receipt.text':
    '감사합니다. {site}의 {product} 주문이 확인되었습니다. 영수증은 주문 목록에서 읽거나 인쇄할 수 있습니다.',
  'receipt.action': '영수증 보기',
  'giftReceipt.subject': '선물: {product}',
  'giftReceipt.text':
    '감사합니다. {site}의 {product} 결제가 확인되었습니다. 받을 사람을 지정하거나 인쇄하여 전달하세요. 기간은 등록할 때 시작됩니다. 영수증은 주문 내역에 있습니다.',
  'giftReceipt.action': '내 선물 보기',
  'renewalNotice.subject': '{product}이(가) {date}에 갱신됩니다: {amount}',
  'renewalNotice.text':
    '{site}의 {product} 구독이 {date}에 갱신되며 {amount}이(가) 청구됩니다. 원하지 않으시면 그 전에 해지해 주세요.',
  'renewalNotice.action': '구독 관리',
  'cardExpiring.subject': '다음 결제 전에 카드가 만료됩니다',
  'cardExpiring.text':
    '{site}의 {product}에 사용하는 카드가 다음 결제일 {date} 전에 만료됩니다. 계속 읽으시려면 다른 카드를 등록해 주세요.',
  'cardExpiring.action': '결제 수단 변경',
  'paymentFailed.subject': '{product} 결제에 실패했습니다',
  'paymentFailed.text':
    '{site}의 {product} 요금 {amount}을(를) 청구하지 못했습니다. {date}까지 계속 읽으실 수 있습니다. 새 결제 수단에는 바로 청구됩니다.',
  'paymentFailed.action': '결제 수단 변경',
  'cancelled.subject': '{product}이(가) 해지되었습니다',
  'cancelled.text':
    '{site}의 {product} 구독을 해지하셨습니다. 더 이상 청구되지 않으며 {date}까지 읽으실 수 있습니다. 그때까지 해지를 취소할 수 있습니다.',
  'cancelled.action': '구독 보기',
  'ended.subject': '{product}이(가) 끝났습니다',
  'ended.text': '{site}의 {product} 구독이 종료되어 더 이상 청구되지 않습니다. 언제든지 다시 오세요.',
  'ended.action': '구독 상품 보기',
  'gift.subject': '{giver} 님의 선물이 도착했습니다',
  'gift.text': '{giver} 님이 {site} 구독을 선물했습니다. 기간은 등록할 때 시작됩니다.',
  'gift.action': '선물 등록',
};

const pt: Translation = {
  ...moneyLocales.pt,
  ...sharingLocales.pt,
  'receipt.subject': 'Assinou {product}',
  'receipt.text':
    'Obrigado. A sua encomenda de {product} de {site} está confirmada. O recibo está entre as suas encomendas, para ler ou imprimir.',
  'receipt.action': 'Ver o recibo',
  'giftReceipt.subject': 'O seu presente: {product}',
  'giftReceipt.text':
    'Obrigado. O seu pagamento de {product} em {site} chegou. Diga para quem é, ou imprima-o e entregue-o. Começa quando for resgatado. O recibo está entre as suas encomendas.',
  'giftReceipt.action': 'Ver os seus presentes',
  'renewalNotice.subject': '{product} renova-se a {date}: {amount}',
  'renewalNotice.text':
    '{product} em {site} é renovada a {date}. Nessa altura são cobrados {amount}. Se não quiser, cancele antes desse dia.',
  'renewalNotice.action': 'Gerir a assinatura',
  'cardExpiring.subject': 'O seu cartão não será válido na próxima cobrança',
  'cardExpiring.text':
    'O cartão de {product} em {site} expira antes da próxima cobrança, a {date}. Indique outro para continuar a ler.',
  'cardExpiring.action': 'Atualizar o meio de pagamento',
  'paymentFailed.subject': 'O pagamento de {product} falhou',
  'paymentFailed.text':
    'Não foi possível cobrar {amount} por {product} em {site}. Pode ler até {date}. Um novo meio de pagamento é cobrado de imediato.',
  'paymentFailed.action': 'Atualizar o meio de pagamento',
  'cancelled.subject': '{product} está cancelada',
  'cancelled.text':
    'Cancelou {product} em {site}. Nada mais é cobrado e pode ler até {date}. Até lá pode anular o cancelamento.',
  'cancelled.action': 'Ver a assinatura',
  'ended.subject': '{product} terminou',
  'ended.text': '{product} em {site} terminou e nada mais é cobrado. Pode voltar quando quiser.',
  'ended.action': 'Ver as ofertas',
  'gift.subject': '{giver} tem um presente para si',
  'gift.text': '{giver} oferece-lhe uma assinatura de {site}. Começa quando a resgatar.',
  'gift.action': 'Resgatar o presente',
};

/** The translations of `salesPhrases` into every language except English. */
export const salesLocales = { sv, fr, no, de, es, ja, ko, pt };
