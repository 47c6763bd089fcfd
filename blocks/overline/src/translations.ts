import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'What stands above the headline: section, label or sponsor': {
    sv: 'Det som står ovanför rubriken: sektion, etikett eller sponsor',
    fr: 'Ce qui figure au-dessus du titre : rubrique, libellé ou partenaire',
    no: 'Det som står over tittelen: seksjon, etikett eller sponsor',
    de: 'Was über der Überschrift steht: Ressort, Kennzeichnung oder Sponsor',
    es: 'Lo que va sobre el titular: sección, rótulo o patrocinador',
    ja: '見出しの上のセクション、ラベル、スポンサー',
    ko: '제목 위의 섹션, 라벨 또는 후원사',
    pt: 'O que fica por cima do título: secção, rótulo ou patrocinador',
  },
};
