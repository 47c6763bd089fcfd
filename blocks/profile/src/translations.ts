import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Profile of the reader': {
    sv: 'Läsarens profil',
    fr: 'Profil du lecteur',
    no: 'Leserens profil',
    de: 'Profil des Lesers',
    es: 'Perfil del lector',
    ja: '読者のプロフィール',
    ko: '독자의 프로필',
    pt: 'Perfil do leitor',
  },
  'Names and picture of the reader': {
    sv: 'Läsarens namn och bild',
    fr: 'Les noms et la photo du lecteur',
    no: 'Leserens navn og bilde',
    de: 'Namen und Bild des Lesers',
    es: 'El nombre y la foto del lector',
    ja: '読者の名前と写真',
    ko: '독자의 이름과 사진',
    pt: 'Os nomes e a fotografia do leitor',
  },
};
