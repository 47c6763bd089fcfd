import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'sub.cardInfo': 'Betalningsuppgifter',
      'sub.updatePay': 'Spara betalningssätt',
      'sub.paypalWait': 'Vi slutför din betalning',
      'sub.paypalGo': 'Vi tar dig till PayPal',
      'sub.orCard': 'eller betala med kort',
      'sub.update.noId': 'paymentMethodID krävs',
      'sub.update.choose':
        'Länken hit anger ingen prenumeration. Välj en av dina och byt betalningssätt där.',
      'sub.update.subscriptions': 'Dina prenumerationer',
      'sub.update.paidBy': '{product} betalas med:',
      'sub.update.pastDue':
        'Den senaste debiteringen misslyckades. Vi försöker igen så snart ett fungerande betalningssätt har sparats.',
      'sub.update.next':
        'Nästa debitering, den {date}, är den första med det nya betalningssättet. Att spara det kostar ingenting.',
      'sub.update.free': 'Att spara det kostar ingenting.',
      'sub.update.saved': 'Ditt betalningssätt är sparat.',
    },
    fr: {
      'sub.cardInfo': 'Informations de paiement',
      'sub.updatePay': 'Enregistrer le moyen de paiement',
      'sub.paypalWait': 'Finalisation de votre paiement',
      'sub.paypalGo': 'Redirection vers PayPal',
      'sub.orCard': 'ou payer par carte',
      'sub.update.noId': 'paymentMethodID est obligatoire',
      'sub.update.choose':
        'Le lien vers cette page ne désigne aucun abonnement. Choisissez l’un des vôtres et changez-y le moyen de paiement.',
      'sub.update.subscriptions': 'Vos abonnements',
      'sub.update.paidBy': '{product} est payé avec :',
      'sub.update.pastDue':
        'Le dernier prélèvement a échoué. Il est retenté dès qu’un moyen de paiement valable est enregistré.',
      'sub.update.next':
        'Le prochain prélèvement, le {date}, est le premier avec le nouveau moyen de paiement. L’enregistrer ne coûte rien.',
      'sub.update.free': 'L’enregistrer ne coûte rien.',
      'sub.update.saved': 'Votre moyen de paiement est enregistré.',
    },
    no: {
      'sub.cardInfo': 'Betalingsopplysninger',
      'sub.updatePay': 'Lagre betalingsmåten',
      'sub.paypalWait': 'Fullfører betalingen',
      'sub.paypalGo': 'Sender deg til PayPal',
      'sub.orCard': 'eller betal med kort',
      'sub.update.noId': 'paymentMethodID kreves',
      'sub.update.choose':
        'Lenken hit angir ikke noe abonnement. Velg et av dine, og bytt betalingsmåte der.',
      'sub.update.subscriptions': 'Abonnementene dine',
      'sub.update.paidBy': '{product} betales med:',
      'sub.update.pastDue':
        'Den siste belastningen mislyktes. Vi prøver igjen så snart en betalingsmåte som virker, er lagret.',
      'sub.update.next':
        'Neste belastning, {date}, er den første med den nye betalingsmåten. Det koster ingenting å lagre den.',
      'sub.update.free': 'Det koster ingenting å lagre den.',
      'sub.update.saved': 'Betalingsmåten din er lagret.',
    },
    de: {
      'sub.cardInfo': 'Zahlungsdaten',
      'sub.updatePay': 'Zahlungsart speichern',
      'sub.paypalWait': 'Ihre Zahlung wird abgeschlossen',
      'sub.paypalGo': 'Sie werden zu PayPal weitergeleitet',
      'sub.orCard': 'oder mit Karte zahlen',
      'sub.update.noId': 'paymentMethodID ist erforderlich',
      'sub.update.choose':
        'Der Link zu dieser Seite nennt kein Abonnement. Wählen Sie eines aus und ändern Sie dort die Zahlungsart.',
      'sub.update.subscriptions': 'Ihre Abonnements',
      'sub.update.paidBy': '{product} wird bezahlt mit:',
      'sub.update.pastDue':
        'Die letzte Abbuchung ist fehlgeschlagen. Sie wird wiederholt, sobald eine gültige Zahlungsart gespeichert ist.',
      'sub.update.next':
        'Die nächste Abbuchung am {date} ist die erste mit der neuen Zahlungsart. Das Speichern kostet nichts.',
      'sub.update.free': 'Das Speichern kostet nichts.',
      'sub.update.saved': 'Ihre Zahlungsart ist gespeichert.',
    },
    es: {
      'sub.cardInfo': 'Datos de pago',
      'sub.updatePay': 'Guardar método de pago',
      'sub.paypalWait': 'Finalizando su pago',
      'sub.paypalGo': 'Le llevamos a PayPal',
      'sub.orCard': 'o pague con tarjeta',
      'sub.update.noId': 'Se requiere paymentMethodID',
      'sub.update.choose':
        'El enlace a esta página no indica ninguna suscripción. Elija una de las suyas y cambie allí el método de pago.',
      'sub.update.subscriptions': 'Sus suscripciones',
      'sub.update.paidBy': '{product} se paga con:',
      'sub.update.pastDue':
        'El último cargo ha fallado. Se repetirá en cuanto guarde un método de pago que funcione.',
      'sub.update.next':
        'El próximo cargo, el {date}, es el primero con el nuevo método de pago. Guardarlo no cuesta nada.',
      'sub.update.free': 'Guardarlo no cuesta nada.',
      'sub.update.saved': 'Su método de pago está guardado.',
    },
    ja: {
      'sub.cardInfo': 'お支払い情報',
      'sub.updatePay': 'お支払い方法を保存',
      'sub.paypalWait': 'お支払いを完了しています',
      'sub.paypalGo': 'PayPal に移動しています',
      'sub.orCard': 'またはカードで支払う',
      'sub.update.noId': 'paymentMethodID が必要です',
      'sub.update.choose':
        'このページへのリンクに購読の指定がありません。ご購読一覧から選び、そこで支払い方法を変更してください。',
      'sub.update.subscriptions': 'ご購読一覧',
      'sub.update.paidBy': '{product} の現在のお支払い方法:',
      'sub.update.pastDue':
        '前回のご請求は完了しませんでした。有効なお支払い方法が保存され次第、もう一度請求します。',
      'sub.update.next': '新しいお支払い方法での最初のご請求は {date} です。保存に料金はかかりません。',
      'sub.update.free': '保存に料金はかかりません。',
      'sub.update.saved': 'お支払い方法を保存しました。',
    },
    ko: {
      'sub.cardInfo': '결제 정보',
      'sub.updatePay': '결제 수단 저장',
      'sub.paypalWait': '결제를 마무리하고 있습니다',
      'sub.paypalGo': 'PayPal로 이동합니다',
      'sub.orCard': '또는 카드로 결제',
      'sub.update.noId': 'paymentMethodID가 필요합니다',
      'sub.update.choose':
        '이 페이지로 온 링크에 구독이 지정되어 있지 않습니다. 내 구독에서 하나를 골라 그곳에서 결제 수단을 바꾸세요.',
      'sub.update.subscriptions': '내 구독',
      'sub.update.paidBy': '{product}의 현재 결제 수단:',
      'sub.update.pastDue':
        '지난 결제가 완료되지 않았습니다. 사용할 수 있는 결제 수단을 저장하면 바로 다시 청구합니다.',
      'sub.update.next': '새 결제 수단의 첫 청구일은 {date}입니다. 저장하는 데에는 비용이 들지 않습니다.',
      'sub.update.free': '저장하는 데에는 비용이 들지 않습니다.',
      'sub.update.saved': '결제 수단이 저장되었습니다.',
    },
    pt: {
      'sub.cardInfo': 'Dados de pagamento',
      'sub.updatePay': 'Guardar método de pagamento',
      'sub.paypalWait': 'A concluir o seu pagamento',
      'sub.paypalGo': 'A encaminhar para o PayPal',
      'sub.orCard': 'ou pagar com cartão',
      'sub.update.noId': 'paymentMethodID é obrigatório',
      'sub.update.choose':
        'A ligação para esta página não indica nenhuma assinatura. Escolha uma das suas e altere aí o método de pagamento.',
      'sub.update.subscriptions': 'As suas assinaturas',
      'sub.update.paidBy': '{product} é pago com:',
      'sub.update.pastDue':
        'A última cobrança falhou. É repetida assim que guardar um método de pagamento válido.',
      'sub.update.next':
        'A próxima cobrança, em {date}, é a primeira com o novo método de pagamento. Guardá-lo não custa nada.',
      'sub.update.free': 'Guardá-lo não custa nada.',
      'sub.update.saved': 'O seu método de pagamento está guardado.',
    },
  },
};
