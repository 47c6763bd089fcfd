import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The words of the order summary in every language; imported by block entries, never by components. */
export const orderPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'sub.summary': 'Din beställning',
      'sub.subtotal': 'Delsumma',
      'sub.tax': 'Moms',
      'sub.taxIncluded': 'ingår',
      'sub.taxUnknown': 'ännu inte känd',
      'sub.due': 'Att betala nu',
    },
    fr: {
      'sub.summary': 'Récapitulatif',
      'sub.subtotal': 'Sous-total',
      'sub.tax': 'Taxes',
      'sub.taxIncluded': 'incluses',
      'sub.taxUnknown': 'pas encore connues',
      'sub.due': 'À payer maintenant',
    },
    no: {
      'sub.summary': 'Din bestilling',
      'sub.subtotal': 'Delsum',
      'sub.tax': 'Mva.',
      'sub.taxIncluded': 'inkludert',
      'sub.taxUnknown': 'ikke kjent ennå',
      'sub.due': 'Å betale nå',
    },
    de: {
      'sub.summary': 'Ihre Bestellung',
      'sub.subtotal': 'Zwischensumme',
      'sub.tax': 'Steuern',
      'sub.taxIncluded': 'enthalten',
      'sub.taxUnknown': 'noch nicht bekannt',
      'sub.due': 'Jetzt zu zahlen',
    },
    es: {
      'sub.summary': 'Resumen del pedido',
      'sub.subtotal': 'Subtotal',
      'sub.tax': 'Impuestos',
      'sub.taxIncluded': 'incluidos',
      'sub.taxUnknown': 'aún sin calcular',
      'sub.due': 'A pagar ahora',
    },
    ja: {
      'sub.summary': 'ご注文内容',
      'sub.subtotal': '小計',
      'sub.tax': '税',
      'sub.taxIncluded': '込み',
      'sub.taxUnknown': '未確定',
      'sub.due': '今回のお支払い',
    },
    ko: {
      'sub.summary': '주문 요약',
      'sub.subtotal': '소계',
      'sub.tax': '세금',
      'sub.taxIncluded': '포함',
      'sub.taxUnknown': '아직 알 수 없음',
      'sub.due': '지금 결제할 금액',
    },
    pt: {
      'sub.summary': 'Resumo da encomenda',
      'sub.subtotal': 'Subtotal',
      'sub.tax': 'Impostos',
      'sub.taxIncluded': 'incluídos',
      'sub.taxUnknown': 'ainda desconhecidos',
      'sub.due': 'A pagar agora',
    },
  },
};
