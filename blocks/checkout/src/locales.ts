import { mergePhraseBooks } from '@broadsheet/block-kit';
import type { PhraseBook } from '@broadsheet/block-kit';
import { ownPhrases } from './phrases.ts';
import { shortPhraseBook } from './short/locales.ts';
import { stepPhraseBook } from './steps/locales.ts';

const ownPhraseBook: PhraseBook<keyof typeof ownPhrases> = {
  english: ownPhrases,
  locales: {
    sv: {
      'checkout.title': 'Kassa',
      'checkout.script': 'Kassan kräver JavaScript. Slå på det och läs in sidan igen.',
      'checkout.preview': 'Här betalar läsarna sin beställning.',
      'checkout.loadErr': 'Kassan kunde inte läsas in.',
      'checkout.editOf': 'Ändra {step}',
      'checkout.otherCard': 'Tryck på ”{edit}” vid ”{step}” om du vill byta kort.',
      'checkout.orderErr': 'Något gick fel. Försök igen.',
      'checkout.saleOver': 'Det här erbjudandet har upphört. Inget har beställts eller debiterats.',
      'checkout.twoPrices':
        'Varukorgen innehåller samma prenumeration till två priser. Välj ett av dem. Inget har debiterats.',
      'checkout.introOver':
        'Du har redan haft introduktionspriset i en annan beställning. Inget har debiterats.',
      'checkout.orderOld':
        'Den här beställningen är över två dagar gammal och priset kan ha ändrats. Inget har debiterats.',
      'checkout.repriced':
        'Din beställning var över två dagar gammal och vi har förnyat den till dagens pris. Inget har debiterats. Kontrollera beloppet och betala sedan.',
      'checkout.cancelled':
        'Din beställning avbröts, kanske i en annan flik. Vi har förnyat den. Om du inte har betalat den där, kontrollera beloppet och betala sedan.',
      'checkout.second':
        'Du prenumererar redan på det här och kan byta plan på ditt konto. Tryck på ”{continue}” vid ”{step}” om du vill beställa det en gång till.',
      'checkout.changePlan': 'Byt plan',
      'checkout.paypalCancelled': 'Du avbröt hos PayPal; inget har debiterats.',
      'checkout.offers': 'Välj ett annat erbjudande',
      'checkout.method': 'Hur vill du betala?',
      'checkout.signedIn': 'Inloggad som {email}',
      'id.err.captcha': 'Säkerhetskontrollen godkändes inte',
    },
    fr: {
      'checkout.title': 'Paiement',
      'checkout.script': 'Le paiement nécessite JavaScript. Activez-le et rechargez la page.',
      'checkout.preview': 'Les lecteurs paient leur commande ici.',
      'checkout.loadErr': 'La page de paiement n’a pas pu être chargée.',
      'checkout.editOf': 'Modifier {step}',
      'checkout.otherCard': 'Pour changer de carte, appuyez sur « {edit} » à l’étape « {step} ».',
      'checkout.orderErr': 'Une erreur s’est produite. Veuillez réessayer.',
      'checkout.saleOver': 'Cette offre a pris fin. Rien n’a été commandé ni débité.',
      'checkout.twoPrices':
        'Votre panier contient la même formule à deux prix. Choisissez-en un. Rien n’a été débité.',
      'checkout.introOver':
        'Vous avez déjà bénéficié du tarif de bienvenue avec une autre commande. Rien n’a été débité.',
      'checkout.orderOld':
        'Cette commande a plus de deux jours et son prix peut avoir changé. Rien n’a été débité.',
      'checkout.repriced':
        'Votre commande avait plus de deux jours et nous l’avons renouvelée au prix du jour. Rien n’a été débité. Vérifiez le montant, puis payez.',
      'checkout.cancelled':
        'Votre commande a été annulée, peut-être dans un autre onglet. Nous l’avons renouvelée. Si vous ne l’y avez pas payée, vérifiez le montant, puis payez.',
      'checkout.second':
        'Vous y êtes déjà abonné et pouvez changer de formule dans votre compte. Pour le commander une fois de plus, appuyez sur « {continue} » à l’étape « {step} ».',
      'checkout.changePlan': 'Changer de formule',
      'checkout.paypalCancelled': 'Vous avez annulé chez PayPal ; rien n’a été débité.',
      'checkout.offers': 'Choisir une autre offre',
      'checkout.method': 'Comment souhaitez-vous payer ?',
      'checkout.signedIn': 'Connecté en tant que {email}',
      'id.err.captcha': 'La vérification de sécurité n’a pas été acceptée',
    },
    no: {
      'checkout.title': 'Kasse',
      'checkout.script': 'Kassen krever JavaScript. Slå det på og last inn siden på nytt.',
      'checkout.preview': 'Her betaler leserne bestillingen sin.',
      'checkout.loadErr': 'Kassen kunne ikke lastes inn.',
      'checkout.editOf': 'Endre {step}',
      'checkout.otherCard': 'Trykk på «{edit}» ved «{step}» for å bytte kort.',
      'checkout.orderErr': 'Noe gikk galt. Prøv igjen.',
      'checkout.saleOver': 'Dette tilbudet er avsluttet. Ingenting er bestilt eller belastet.',
      'checkout.twoPrices':
        'Handlekurven inneholder samme abonnement til to priser. Velg ett av dem. Ingenting er belastet.',
      'checkout.introOver': 'Du har hatt introduksjonsprisen i en annen bestilling. Ingenting er belastet.',
      'checkout.orderOld':
        'Denne bestillingen er over to dager gammel, og prisen kan ha endret seg. Ingenting er belastet.',
      'checkout.repriced':
        'Bestillingen din var over to dager gammel og vi har fornyet den til dagens pris. Ingenting er belastet. Kontroller beløpet, og betal deretter.',
      'checkout.cancelled':
        'Bestillingen din ble avbrutt, kanskje i en annen fane. Vi har fornyet den. Hvis du ikke har betalt den der, kontroller beløpet, og betal deretter.',
      'checkout.second':
        'Du abonnerer allerede på dette og kan bytte plan på kontoen din. Trykk på «{continue}» ved «{step}» hvis du vil bestille det én gang til.',
      'checkout.changePlan': 'Bytt plan',
      'checkout.paypalCancelled': 'Du avbrøt hos PayPal; ingenting er belastet.',
      'checkout.offers': 'Velg et annet tilbud',
      'checkout.method': 'Hvordan vil du betale?',
      'checkout.signedIn': 'Logget inn som {email}',
      'id.err.captcha': 'Sikkerhetskontrollen ble ikke godtatt',
    },
    de: {
      'checkout.title': 'Kasse',
      'checkout.script': 'Die Kasse braucht JavaScript. Schalten Sie es ein und laden Sie die Seite neu.',
      'checkout.preview': 'Hier bezahlen Leserinnen und Leser ihre Bestellung.',
      'checkout.loadErr': 'Die Kasse konnte nicht geladen werden.',
      'checkout.editOf': '{step} ändern',
      'checkout.otherCard': 'Um die Karte zu wechseln, wählen Sie „{edit}“ bei „{step}“.',
      'checkout.orderErr': 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut.',
      'checkout.saleOver': 'Dieses Angebot ist beendet. Es wurde nichts bestellt und nichts abgebucht.',
      'checkout.twoPrices':
        'Im Warenkorb liegt dasselbe Abo zu zwei Preisen. Wählen Sie einen davon. Es wurde nichts abgebucht.',
      'checkout.introOver':
        'Den Einführungspreis hatten Sie schon mit einer anderen Bestellung. Es wurde nichts abgebucht.',
      'checkout.orderOld':
        'Diese Bestellung ist über zwei Tage alt, und ihr Preis kann sich geändert haben. Es wurde nichts abgebucht.',
      'checkout.repriced':
        'Ihre Bestellung war über zwei Tage alt. Wir haben sie zum heutigen Preis erneuert. Es wurde nichts abgebucht. Prüfen Sie den Betrag und zahlen Sie dann.',
      'checkout.cancelled':
        'Ihre Bestellung wurde storniert, vielleicht in einem anderen Tab. Wir haben sie erneuert. Wenn Sie sie dort nicht bezahlt haben, prüfen Sie den Betrag und zahlen Sie dann.',
      'checkout.second':
        'Sie haben dies bereits abonniert und können den Tarif in Ihrem Konto wechseln. Um es noch einmal zu bestellen, drücken Sie bei „{step}“ auf „{continue}“.',
      'checkout.changePlan': 'Tarif wechseln',
      'checkout.paypalCancelled': 'Sie haben bei PayPal abgebrochen; es wurde nichts abgebucht.',
      'checkout.offers': 'Anderes Angebot wählen',
      'checkout.method': 'Wie möchten Sie bezahlen?',
      'checkout.signedIn': 'Angemeldet als {email}',
      'id.err.captcha': 'Die Sicherheitsprüfung wurde nicht angenommen',
    },
    es: {
      'checkout.title': 'Pago',
      'checkout.script': 'El pago necesita JavaScript. Actívelo y vuelva a cargar la página.',
      'checkout.preview': 'Aquí los lectores pagan su pedido.',
      'checkout.loadErr': 'No se ha podido cargar la página de pago.',
      'checkout.editOf': 'Editar {step}',
      'checkout.otherCard': 'Para cambiar de tarjeta, pulse «{edit}» en «{step}».',
      'checkout.orderErr': 'Algo ha fallado. Inténtelo de nuevo.',
      'checkout.saleOver': 'Esta oferta ha terminado. No se ha pedido ni cobrado nada.',
      'checkout.twoPrices':
        'Su cesta contiene la misma suscripción a dos precios. Elija uno de ellos. No se ha cobrado nada.',
      'checkout.introOver': 'Ya ha tenido el precio de lanzamiento en otro pedido. No se ha cobrado nada.',
      'checkout.orderOld':
        'Este pedido tiene más de dos días y su precio puede haber cambiado. No se ha cobrado nada.',
      'checkout.repriced':
        'Su pedido tenía más de dos días y lo hemos renovado al precio de hoy. No se ha cobrado nada. Compruebe el importe y después pague.',
      'checkout.cancelled':
        'Su pedido se canceló, quizá en otra pestaña. Lo hemos renovado. Si no lo ha pagado allí, compruebe el importe y después pague.',
      'checkout.second':
        'Ya tiene esta suscripción y puede cambiar de plan en su cuenta. Para pedirla otra vez, pulse «{continue}» en «{step}».',
      'checkout.changePlan': 'Cambiar de plan',
      'checkout.paypalCancelled': 'Ha cancelado en PayPal; no se ha cobrado nada.',
      'checkout.offers': 'Elegir otra oferta',
      'checkout.method': '¿Cómo quiere pagar?',
      'checkout.signedIn': 'Sesión iniciada como {email}',
      'id.err.captcha': 'No se ha aceptado la comprobación de seguridad',
    },
    ja: {
      'checkout.title': 'ご購入手続き',
      'checkout.script': '購入手続きにはJavaScriptが必要です。有効にしてからページを再読み込みしてください。',
      'checkout.preview': '読者はここで注文の支払いをします。',
      'checkout.loadErr': '購入手続きを読み込めませんでした。',
      'checkout.editOf': '{step}を編集',
      'checkout.otherCard': 'カードを変更するには、「{step}」の「{edit}」を押してください。',
      'checkout.orderErr': '問題が発生しました。もう一度お試しください。',
      'checkout.saleOver': 'このオファーは終了しました。注文も請求も行われていません。',
      'checkout.twoPrices':
        'カートに同じ商品が2つの価格で入っています。どちらか一方をお選びください。請求は発生していません。',
      'checkout.introOver': '初回価格は別のご注文ですでにご利用済みです。請求は発生していません。',
      'checkout.orderOld':
        'この注文は2日以上前のもので、価格が変わっている可能性があります。請求は行われていません。',
      'checkout.repriced':
        'ご注文から2日以上たったため、本日の価格で注文を更新しました。請求はされていません。金額をご確認のうえ、お支払いください。',
      'checkout.cancelled':
        'ご注文は別のタブなどで取り消されたため、注文を更新しました。別のタブでお支払いがお済みでない場合は、金額をご確認のうえ、お支払いください。',
      'checkout.second':
        'すでに購読中です。プランの変更はアカウントでできます。もう一つ注文する場合は、「{step}」で「{continue}」を押してください。',
      'checkout.changePlan': 'プランを変更する',
      'checkout.paypalCancelled': 'PayPalでキャンセルされました。請求は発生していません。',
      'checkout.offers': '別のオファーを選ぶ',
      'checkout.method': 'お支払い方法',
      'checkout.signedIn': '{email} でログイン中',
      'id.err.captcha': 'セキュリティチェックが承認されませんでした',
    },
    ko: {
      'checkout.title': '결제',
      'checkout.script': '결제하려면 JavaScript가 필요합니다. 켠 다음 페이지를 새로 고쳐 주세요.',
      'checkout.preview': '독자가 여기에서 주문을 결제합니다.',
      'checkout.loadErr': '결제 페이지를 불러오지 못했습니다.',
      'checkout.editOf': '{step} 수정',
      'checkout.otherCard': '카드를 바꾸려면 ‘{step}’의 ‘{edit}’을 눌러 주세요.',
      'checkout.orderErr': '문제가 발생했습니다. 다시 시도해 주세요.',
      'checkout.saleOver': '이 상품은 종료되었습니다. 주문되거나 청구된 것은 없습니다.',
      'checkout.twoPrices':
        '장바구니에 같은 상품이 두 가지 가격으로 담겨 있습니다. 하나를 선택해 주세요. 청구된 것은 없습니다.',
      'checkout.introOver': '첫 구독 가격은 다른 주문에서 이미 이용하셨습니다. 청구된 것은 없습니다.',
      'checkout.orderOld': '이 주문은 이틀이 지나 가격이 바뀌었을 수 있습니다. 청구된 것은 없습니다.',
      'checkout.repriced':
        '주문한 지 이틀이 지나 오늘 가격으로 주문을 갱신했습니다. 청구된 것은 없습니다. 금액을 확인한 뒤 결제하세요.',
      'checkout.cancelled':
        '다른 탭 등에서 주문이 취소되어 주문을 갱신했습니다. 그곳에서 결제하지 않으셨다면 금액을 확인한 뒤 결제하세요.',
      'checkout.second':
        '이미 구독 중이며, 계정에서 요금제를 바꿀 수 있습니다. 하나 더 주문하려면 “{step}”에서 “{continue}”을(를) 누르세요.',
      'checkout.changePlan': '요금제 변경',
      'checkout.paypalCancelled': 'PayPal에서 취소했습니다. 청구된 금액은 없습니다.',
      'checkout.offers': '다른 상품 선택',
      'checkout.method': '어떻게 결제하시겠습니까?',
      'checkout.signedIn': '{email}(으)로 로그인함',
      'id.err.captcha': '보안 확인이 승인되지 않았습니다',
    },
    pt: {
      'checkout.title': 'Pagamento',
      'checkout.script': 'O pagamento precisa de JavaScript. Ative-o e recarregue a página.',
      'checkout.preview': 'Os leitores pagam aqui a sua encomenda.',
      'checkout.loadErr': 'Não foi possível carregar a página de pagamento.',
      'checkout.editOf': 'Editar {step}',
      'checkout.otherCard': 'Para mudar de cartão, prima «{edit}» em «{step}».',
      'checkout.orderErr': 'Algo correu mal. Tente novamente.',
      'checkout.saleOver': 'Esta oferta terminou. Nada foi encomendado nem cobrado.',
      'checkout.twoPrices':
        'O carrinho contém a mesma assinatura a dois preços. Escolha um deles. Nada foi cobrado.',
      'checkout.introOver': 'Já teve o preço de lançamento noutra encomenda. Nada foi cobrado.',
      'checkout.orderOld':
        'Esta encomenda tem mais de dois dias e o preço pode ter mudado. Nada foi cobrado.',
      'checkout.repriced':
        'A sua encomenda tinha mais de dois dias e foi renovada ao preço de hoje. Nada foi cobrado. Verifique o valor e depois pague.',
      'checkout.cancelled':
        'A sua encomenda foi cancelada, talvez noutro separador. Renovámo-la. Se não a pagou aí, verifique o valor e depois pague.',
      'checkout.second':
        'Já tem esta subscrição e pode mudar de plano na sua conta. Para a encomendar mais uma vez, prima «{continue}» em «{step}».',
      'checkout.changePlan': 'Mudar de plano',
      'checkout.paypalCancelled': 'Cancelou no PayPal; nada foi cobrado.',
      'checkout.offers': 'Escolher outra oferta',
      'checkout.method': 'Como quer pagar?',
      'checkout.signedIn': 'Sessão iniciada como {email}',
      'id.err.captcha': 'A verificação de segurança não foi aceite',
    },
  },
};

export const phraseBook = mergePhraseBooks(ownPhraseBook, shortPhraseBook, stepPhraseBook);
