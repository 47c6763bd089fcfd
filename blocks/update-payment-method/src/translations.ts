import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Payment method of a subscription': {
    sv: 'Prenumerationens betalningssätt',
    fr: 'Moyen de paiement d’un abonnement',
    no: 'Betalingsmåte for et abonnement',
    de: 'Zahlungsart eines Abonnements',
    es: 'Método de pago de una suscripción',
    ja: '購読の支払い方法',
    ko: '구독의 결제 수단',
    pt: 'Método de pagamento de uma assinatura',
  },
  'Another card, or PayPal, for what a reader pays for': {
    sv: 'Ett annat kort, eller PayPal, för det läsaren betalar',
    fr: 'Une autre carte, ou PayPal, pour ce que paie un lecteur',
    no: 'Et annet kort, eller PayPal, for det leseren betaler',
    de: 'Eine andere Karte oder PayPal für das, was ein Leser bezahlt',
    es: 'Otra tarjeta, o PayPal, para lo que paga un lector',
    ja: '読者の支払いに使うカードやPayPalを変更します',
    ko: '독자가 내는 것에 쓸 다른 카드나 PayPal',
    pt: 'Outro cartão, ou PayPal, para o que um leitor paga',
  },
  'After saving': {
    sv: 'Efter sparandet',
    fr: 'Après l’enregistrement',
    no: 'Etter lagring',
    de: 'Nach dem Speichern',
    es: 'Después de guardar',
    ja: '保存の後',
    ko: '저장한 뒤',
    pt: 'Depois de guardar',
  },
  'Where a payment method ends that was saved.': {
    sv: 'Dit man kommer när betalningssättet är sparat.',
    fr: 'Où l’on arrive une fois le moyen de paiement enregistré.',
    no: 'Hit kommer man når betalingsmåten er lagret.',
    de: 'Wohin es geht, wenn die Zahlungsart gespeichert ist.',
    es: 'Adónde se llega una vez guardado el método de pago.',
    ja: '支払い方法を保存した後の移動先です。',
    ko: '결제 수단이 저장된 뒤 가는 곳입니다.',
    pt: 'Aonde se chega depois de guardar o método de pagamento.',
  },
};
