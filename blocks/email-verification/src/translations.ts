import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Email verification': {
    sv: 'E-postbekräftelse',
    fr: 'Confirmation de l’e-mail',
    no: 'E-postbekreftelse',
    de: 'E-Mail-Bestätigung',
    es: 'Confirmación del correo',
    ja: 'メールアドレスの確認',
    ko: '이메일 확인',
    pt: 'Confirmação do e-mail',
  },
  'Verify an email address by a mailed link': {
    sv: 'Bekräfta en e-postadress med en länk i ett mejl',
    fr: 'Confirmer une adresse e-mail par un lien envoyé',
    no: 'Bekreft en e-postadresse med en lenke på e-post',
    de: 'Eine E-Mail-Adresse über einen zugesandten Link bestätigen',
    es: 'Confirmar una dirección de correo con un enlace enviado',
    ja: 'メールで届くリンクでアドレスを確認します',
    ko: '메일로 받은 링크로 이메일 주소를 확인합니다',
    pt: 'Confirmar um endereço de e-mail com uma ligação enviada',
  },
  'Where the button leads once the address is verified.': {
    sv: 'Dit knappen leder när adressen är bekräftad.',
    fr: 'Où mène le bouton une fois l’adresse confirmée.',
    no: 'Dit knappen leder når adressen er bekreftet.',
    de: 'Wohin die Schaltfläche führt, wenn die Adresse bestätigt ist.',
    es: 'Adónde lleva el botón cuando la dirección está confirmada.',
    ja: 'アドレスを確認した後のボタンのリンク先です。',
    ko: '주소가 확인된 뒤 버튼이 이끄는 곳입니다.',
    pt: 'Para onde leva o botão quando o endereço está confirmado.',
  },
};
