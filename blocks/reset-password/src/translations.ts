import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'New password': {
    sv: 'Nytt lösenord',
    fr: 'Nouveau mot de passe',
    no: 'Nytt passord',
    de: 'Neues Passwort',
    es: 'Contraseña nueva',
    ja: '新しいパスワード',
    ko: '새 비밀번호',
    pt: 'Nova palavra-passe',
  },
  'Sets a new password with a mailed link': {
    sv: 'Väljer ett nytt lösenord med en länk i ett mejl',
    fr: 'Choisit un nouveau mot de passe par un lien envoyé',
    no: 'Velger nytt passord med en lenke på e-post',
    de: 'Setzt über einen zugesandten Link ein neues Passwort',
    es: 'Pone una contraseña nueva con un enlace enviado',
    ja: 'メールで届くリンクで新しいパスワードを設定します',
    ko: '메일로 받은 링크로 비밀번호를 새로 정합니다',
    pt: 'Define uma nova palavra-passe com uma ligação enviada',
  },
  'Where the button under the confirmation leads, with reset_password=true in the address.': {
    sv: 'Dit knappen under bekräftelsen leder, med reset_password=true i adressen.',
    fr: 'Où mène le bouton sous la confirmation, avec reset_password=true dans l’adresse.',
    no: 'Dit knappen under bekreftelsen leder, med reset_password=true i adressen.',
    de: 'Wohin die Schaltfläche unter der Bestätigung führt, mit reset_password=true in der Adresse.',
    es: 'Adónde lleva el botón bajo la confirmación, con reset_password=true en la dirección.',
    ja: '確認の下のボタンのリンク先です。アドレスにreset_password=trueが付きます。',
    ko: '확인 문구 아래의 버튼이 이끄는 곳이며, 주소에 reset_password=true가 붙습니다.',
    pt: 'Para onde leva o botão por baixo da confirmação, com reset_password=true no endereço.',
  },
};
