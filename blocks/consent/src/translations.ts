import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Privacy choices': {
    sv: 'Integritetsval',
    fr: 'Choix de confidentialité',
    no: 'Personvernvalg',
    de: 'Datenschutz-Auswahl',
    es: 'Opciones de privacidad',
    ja: 'プライバシーの選択',
    ko: '개인정보 선택',
    pt: 'Escolhas de privacidade',
  },
  Consent: {
    sv: 'Samtycke',
    fr: 'Consentement',
    no: 'Samtykke',
    de: 'Einwilligung',
    es: 'Consentimiento',
    ja: '同意',
    ko: '동의',
    pt: 'Consentimento',
  },
  'Privacy policy': {
    sv: 'Integritetspolicy',
    fr: 'Politique de confidentialité',
    no: 'Personvernerklæring',
    de: 'Datenschutzerklärung',
    es: 'Política de privacidad',
    ja: 'プライバシーポリシー',
    ko: '개인정보 처리방침',
    pt: 'Política de privacidade',
  },
  'Where the link beside the choices leads; left blank, there is none.': {
    sv: 'Dit länken bredvid valen leder; lämnas fältet tomt visas ingen.',
    fr: 'Où mène le lien à côté des choix ; laissé vide, il n’y en a pas.',
    no: 'Dit lenken ved siden av valgene leder; står feltet tomt, vises ingen.',
    de: 'Wohin der Link neben der Auswahl führt; bleibt das Feld leer, gibt es keinen.',
    es: 'Adónde lleva el enlace junto a las opciones; si se deja en blanco, no hay.',
    ja: '選択肢の横のリンク先です。空欄なら表示しません。',
    ko: '선택 항목 옆의 링크가 이끄는 곳입니다. 비워 두면 나타나지 않습니다.',
    pt: 'Para onde leva a ligação ao lado das escolhas; em branco, não há.',
  },
};
