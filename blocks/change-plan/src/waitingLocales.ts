import type { PhraseBook } from '@broadsheet/block-kit';
import { waitingPhrases } from './waitingPhrases.ts';

export const waitingPhraseBook: PhraseBook<keyof typeof waitingPhrases> = {
  english: waitingPhrases,
  locales: {
    sv: {
      'sub.plan.waits': '{plan} börjar {date}.',
      'sub.plan.waitsOther': 'En annan ändring ersätter den.',
      'sub.plan.keep': 'Behåll {plan}',
      'sub.plan.kept': '{plan} fortsätter som förut. Bytet är återtaget.',
      'sub.plan.keepErr': 'Bytet kunde inte återtas. Försök igen.',
    },
    fr: {
      'sub.plan.waits': '{plan} commence le {date}.',
      'sub.plan.waitsOther': 'Un autre changement la remplacerait.',
      'sub.plan.keep': 'Garder {plan}',
      'sub.plan.kept': '{plan} continue sans changement. Le changement est annulé.',
      'sub.plan.keepErr': 'Le changement n’a pas pu être annulé. Veuillez réessayer.',
    },
    no: {
      'sub.plan.waits': '{plan} begynner {date}.',
      'sub.plan.waitsOther': 'En annen endring erstatter den.',
      'sub.plan.keep': 'Behold {plan}',
      'sub.plan.kept': '{plan} fortsetter som før. Endringen er trukket tilbake.',
      'sub.plan.keepErr': 'Endringen kunne ikke trekkes tilbake. Prøv igjen.',
    },
    de: {
      'sub.plan.waits': '{plan} beginnt am {date}.',
      'sub.plan.waitsOther': 'Eine andere Änderung tritt an seine Stelle.',
      'sub.plan.keep': '{plan} behalten',
      'sub.plan.kept': '{plan} läuft unverändert weiter. Der Wechsel ist zurückgenommen.',
      'sub.plan.keepErr':
        'Der Wechsel konnte nicht zurückgenommen werden. Bitte versuchen Sie es noch einmal.',
    },
    es: {
      'sub.plan.waits': '{plan} empieza el {date}.',
      'sub.plan.waitsOther': 'Otro cambio lo sustituye.',
      'sub.plan.keep': 'Conservar {plan}',
      'sub.plan.kept': '{plan} sigue como está. El cambio queda anulado.',
      'sub.plan.keepErr': 'No se ha podido anular el cambio. Inténtelo de nuevo.',
    },
    ja: {
      'sub.plan.waits': '{plan}は{date}に始まります。',
      'sub.plan.waitsOther': '別のプランに変更すると、こちらは取り消されます。',
      'sub.plan.keep': '{plan}を続ける',
      'sub.plan.kept': '{plan}をそのままご利用いただけます。変更は取り消されました。',
      'sub.plan.keepErr': '変更を取り消せませんでした。もう一度お試しください。',
    },
    ko: {
      'sub.plan.waits': '{plan} 요금제는 {date}에 시작됩니다.',
      'sub.plan.waitsOther': '다른 변경을 하면 이 변경을 대신합니다.',
      'sub.plan.keep': '{plan} 유지',
      'sub.plan.kept': '{plan} 요금제가 그대로 유지됩니다. 변경이 취소되었습니다.',
      'sub.plan.keepErr': '변경을 취소하지 못했습니다. 다시 시도해 주세요.',
    },
    pt: {
      'sub.plan.waits': '{plan} começa em {date}.',
      'sub.plan.waitsOther': 'Outra alteração substitui esta.',
      'sub.plan.keep': 'Manter {plan}',
      'sub.plan.kept': '{plan} continua como está. A alteração foi anulada.',
      'sub.plan.keepErr': 'Não foi possível anular a alteração. Tente novamente.',
    },
  },
};
