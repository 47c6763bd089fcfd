import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Full author bio': {
    sv: 'Om skribenten',
    fr: 'Portrait de l’auteur',
    no: 'Om skribenten',
    de: 'Autorenporträt',
    es: 'Perfil del autor',
    ja: '筆者紹介（詳細）',
    ko: '자세한 필자 소개',
    pt: 'Perfil do autor',
  },
  'An author at length': {
    sv: 'En utförlig presentation av skribenten',
    fr: 'Un auteur présenté en détail',
    no: 'En utførlig presentasjon av skribenten',
    de: 'Eine Autorin oder ein Autor ausführlich',
    es: 'Un autor en detalle',
    ja: '筆者を詳しく紹介します',
    ko: '필자를 자세히 소개합니다',
    pt: 'Um autor em pormenor',
  },
};
