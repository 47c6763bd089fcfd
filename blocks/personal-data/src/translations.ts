import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Personal data of the reader': {
    sv: 'Läsarens personuppgifter',
    fr: 'Données personnelles du lecteur',
    no: 'Leserens personopplysninger',
    de: 'Persönliche Daten des Lesers',
    es: 'Datos personales del lector',
    ja: '読者の個人データ',
    ko: '독자의 개인정보',
    pt: 'Dados pessoais do leitor',
  },
  'Reports of the reader’s personal data': {
    sv: 'Utdrag av läsarens personuppgifter',
    fr: 'Les relevés des données personnelles du lecteur',
    no: 'Utskrifter av leserens personopplysninger',
    de: 'Auskünfte über die persönlichen Daten des Lesers',
    es: 'Informes de los datos personales del lector',
    ja: '読者の個人データの開示',
    ko: '독자의 개인정보 보고서',
    pt: 'Relatórios dos dados pessoais do leitor',
  },
};
