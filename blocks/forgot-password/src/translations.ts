import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Forgotten password': {
    sv: 'Glömt lösenord',
    fr: 'Mot de passe oublié',
    no: 'Glemt passord',
    de: 'Passwort vergessen',
    es: 'Contraseña olvidada',
    ja: 'パスワードを忘れたとき',
    ko: '비밀번호 찾기',
    pt: 'Palavra-passe esquecida',
  },
  'Asks for a link that sets a new password': {
    sv: 'Ber om en länk för att välja ett nytt lösenord',
    fr: 'Demande un lien pour choisir un nouveau mot de passe',
    no: 'Ber om en lenke for å velge nytt passord',
    de: 'Fordert einen Link für ein neues Passwort an',
    es: 'Pide un enlace para elegir una contraseña nueva',
    ja: 'パスワードを再設定するリンクを申し込みます',
    ko: '비밀번호를 새로 정할 링크를 신청합니다',
    pt: 'Pede uma ligação para escolher nova palavra-passe',
  },
};
