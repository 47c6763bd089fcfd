import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const termsPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'sub.renewTitle': 'Så fungerar förnyelsen',
      'sub.renewIntro': 'Vi debiterar ditt betalningssätt före varje period',
      'sub.renewText':
        'Prenumerationen löper tills du säger upp den. Säg upp när som helst på ditt konto; du behåller tillgången till slutet av den betalda perioden.',
      'sub.taxMay': 'Moms kan tillkomma.',
      'sub.once': 'Du betalar en gång. Inget förnyas, och inget debiteras senare.',
      'sub.tos':
        'Genom att prenumerera godkänner du förnyelsevillkoren ovan, <a href="{sale}">köpvillkoren</a> och <a href="{service}">användarvillkoren</a>.',
      'sub.tosOnce':
        'Genom att betala godkänner du <a href="{sale}">köpvillkoren</a> och <a href="{service}">användarvillkoren</a>.',
    },
    fr: {
      'sub.renewTitle': 'Le renouvellement',
      'sub.renewIntro': 'Nous débitons votre moyen de paiement avant chaque période',
      'sub.renewText':
        'L’abonnement court jusqu’à ce que vous le résiliiez. Résiliez à tout moment dans votre compte ; l’accès dure jusqu’à la fin de la période payée.',
      'sub.taxMay': 'Des taxes peuvent s’ajouter.',
      'sub.once': 'Vous payez une seule fois. Rien n’est renouvelé ni débité par la suite.',
      'sub.tos':
        'En vous abonnant, vous acceptez les conditions de renouvellement ci-dessus, les <a href="{sale}">conditions de vente</a> et les <a href="{service}">conditions d’utilisation</a>.',
      'sub.tosOnce':
        'En payant, vous acceptez les <a href="{sale}">conditions de vente</a> et les <a href="{service}">conditions d’utilisation</a>.',
    },
    no: {
      'sub.renewTitle': 'Slik fungerer fornyelsen',
      'sub.renewIntro': 'Vi belaster betalingsmåten din før hver periode',
      'sub.renewText':
        'Abonnementet løper til du sier det opp. Si opp når som helst på kontoen din; du har tilgang ut den betalte perioden.',
      'sub.taxMay': 'Avgift kan komme i tillegg.',
      'sub.once': 'Du betaler én gang. Ingenting fornyes, og ingenting belastes senere.',
      'sub.tos':
        'Ved å abonnere godtar du fornyelsesvilkårene over, <a href="{sale}">salgsvilkårene</a> og <a href="{service}">bruksvilkårene</a>.',
      'sub.tosOnce':
        'Ved å betale godtar du <a href="{sale}">salgsvilkårene</a> og <a href="{service}">bruksvilkårene</a>.',
    },
    de: {
      'sub.renewTitle': 'So funktioniert die Verlängerung',
      'sub.renewIntro': 'Wir belasten Ihre Zahlungsart vor jedem Zeitraum',
      'sub.renewText':
        'Das Abonnement läuft, bis Sie kündigen. Kündigen Sie jederzeit in Ihrem Konto; der Zugang bleibt bis zum Ende des bezahlten Zeitraums.',
      'sub.taxMay': 'Steuern können hinzukommen.',
      'sub.once': 'Sie zahlen einmal. Nichts verlängert sich, und später wird nichts abgebucht.',
      'sub.tos':
        'Mit dem Abschluss akzeptieren Sie die obigen Verlängerungsbedingungen, die <a href="{sale}">Verkaufsbedingungen</a> und die <a href="{service}">Nutzungsbedingungen</a>.',
      'sub.tosOnce':
        'Mit der Zahlung akzeptieren Sie die <a href="{sale}">Verkaufsbedingungen</a> und die <a href="{service}">Nutzungsbedingungen</a>.',
    },
    es: {
      'sub.renewTitle': 'Cómo funciona la renovación',
      'sub.renewIntro': 'Cargamos su método de pago antes de cada periodo',
      'sub.renewText':
        'La suscripción sigue hasta que la cancele. Cancele cuando quiera en su cuenta; el acceso dura hasta el final del periodo pagado.',
      'sub.taxMay': 'Pueden añadirse impuestos.',
      'sub.once': 'Paga una sola vez. Nada se renueva ni se cobra después.',
      'sub.tos':
        'Al suscribirse acepta las condiciones de renovación anteriores, las <a href="{sale}">condiciones de venta</a> y las <a href="{service}">condiciones de uso</a>.',
      'sub.tosOnce':
        'Al pagar acepta las <a href="{sale}">condiciones de venta</a> y las <a href="{service}">condiciones de uso</a>.',
    },
    ja: {
      'sub.renewTitle': '更新について',
      'sub.renewIntro': '各期間の前にお支払い方法に請求します',
      'sub.renewText':
        '購読は解約するまで続きます。アカウントからいつでも解約でき、支払い済みの期間の終わりまで利用できます。',
      'sub.taxMay': '税が加算される場合があります。',
      'sub.once': 'お支払いは一度だけです。更新や追加の請求はありません。',
      'sub.tos':
        '購読すると、上記の更新条件、<a href="{sale}">販売条件</a>、<a href="{service}">利用規約</a>に同意したことになります。',
      'sub.tosOnce':
        'お支払いにより、<a href="{sale}">販売条件</a>と<a href="{service}">利用規約</a>に同意したことになります。',
    },
    ko: {
      'sub.renewTitle': '갱신 방식',
      'sub.renewIntro': '각 기간이 시작되기 전에 결제 수단으로 청구합니다',
      'sub.renewText':
        '구독은 해지할 때까지 계속됩니다. 계정에서 언제든지 해지할 수 있으며 결제한 기간이 끝날 때까지 이용할 수 있습니다.',
      'sub.taxMay': '세금이 추가될 수 있습니다.',
      'sub.once': '한 번만 결제합니다. 갱신되지 않으며 이후에 청구되지 않습니다.',
      'sub.tos':
        '구독하면 위의 갱신 조건, <a href="{sale}">판매 약관</a> 및 <a href="{service}">이용 약관</a>에 동의하게 됩니다.',
      'sub.tosOnce':
        '결제하면 <a href="{sale}">판매 약관</a> 및 <a href="{service}">이용 약관</a>에 동의하게 됩니다.',
    },
    pt: {
      'sub.renewTitle': 'Como funciona a renovação',
      'sub.renewIntro': 'Cobramos no seu método de pagamento antes de cada período',
      'sub.renewText':
        'A subscrição continua até a cancelar. Cancele a qualquer momento na sua conta; o acesso dura até ao fim do período pago.',
      'sub.taxMay': 'Podem acrescer impostos.',
      'sub.once': 'Paga uma única vez. Nada é renovado nem cobrado mais tarde.',
      'sub.tos':
        'Ao subscrever, aceita as condições de renovação acima, as <a href="{sale}">condições de venda</a> e os <a href="{service}">termos de utilização</a>.',
      'sub.tosOnce':
        'Ao pagar, aceita as <a href="{sale}">condições de venda</a> e os <a href="{service}">termos de utilização</a>.',
    },
  },
};
