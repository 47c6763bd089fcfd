import type { PhraseBook } from '@broadsheet/block-kit';
import { paidByOthersPhrases } from './paidByOthersPhrases.ts';

export const paidByOthersPhraseBook: PhraseBook<keyof typeof paidByOthersPhrases> = {
  english: paidByOthersPhrases,
  locales: {
    sv: {
      'sub.m.by.gift': 'Du läser med en prenumeration som du har fått i gåva.',
      'sub.m.by.giftUntil': 'Du läser med en prenumeration som du har fått i gåva, till och med {date}.',
      'sub.m.by.share': 'Du läser med en prenumeration som någon delar med dig.',
      'sub.m.by.organization': 'Du läser med en prenumeration som din organisation betalar.',
    },
    fr: {
      'sub.m.by.gift': 'Vous lisez grâce à un abonnement qui vous a été offert.',
      'sub.m.by.giftUntil': 'Vous lisez jusqu’au {date} grâce à un abonnement qui vous a été offert.',
      'sub.m.by.share': 'Vous lisez grâce à un abonnement que quelqu’un partage avec vous.',
      'sub.m.by.organization': 'Vous lisez grâce à un abonnement payé par votre organisation.',
    },
    no: {
      'sub.m.by.gift': 'Du leser med et abonnement som du har fått i gave.',
      'sub.m.by.giftUntil': 'Du leser til {date} med et abonnement som du har fått i gave.',
      'sub.m.by.share': 'Du leser med et abonnement som noen deler med deg.',
      'sub.m.by.organization': 'Du leser med et abonnement som organisasjonen din betaler for.',
    },
    de: {
      'sub.m.by.gift': 'Sie lesen mit einem Abonnement, das Ihnen geschenkt wurde.',
      'sub.m.by.giftUntil': 'Sie lesen bis {date} mit einem Abonnement, das Ihnen geschenkt wurde.',
      'sub.m.by.share': 'Sie lesen mit einem Abonnement, das jemand mit Ihnen teilt.',
      'sub.m.by.organization': 'Sie lesen mit einem Abonnement, das Ihre Organisation bezahlt.',
    },
    es: {
      'sub.m.by.gift': 'Lees con una suscripción que te han regalado.',
      'sub.m.by.giftUntil': 'Lees hasta el {date} con una suscripción que te han regalado.',
      'sub.m.by.share': 'Lees con una suscripción que alguien comparte contigo.',
      'sub.m.by.organization': 'Lees con una suscripción que paga tu organización.',
    },
    ja: {
      'sub.m.by.gift': '贈られた購読でお読みいただいています。',
      'sub.m.by.giftUntil': '贈られた購読で {date} までお読みいただけます。',
      'sub.m.by.share': '共有された購読でお読みいただいています。',
      'sub.m.by.organization': '所属組織の購読でお読みいただいています。',
    },
    ko: {
      'sub.m.by.gift': '선물받은 구독으로 읽고 계십니다.',
      'sub.m.by.giftUntil': '선물받은 구독으로 {date}까지 읽을 수 있습니다.',
      'sub.m.by.share': '다른 사람이 공유한 구독으로 읽고 계십니다.',
      'sub.m.by.organization': '소속 기관이 비용을 내는 구독으로 읽고 계십니다.',
    },
    pt: {
      'sub.m.by.gift': 'Lê com uma assinatura que lhe ofereceram.',
      'sub.m.by.giftUntil': 'Lê até {date} com uma assinatura que lhe ofereceram.',
      'sub.m.by.share': 'Lê com uma assinatura que alguém partilha consigo.',
      'sub.m.by.organization': 'Lê com uma assinatura paga pela sua organização.',
    },
  },
};
