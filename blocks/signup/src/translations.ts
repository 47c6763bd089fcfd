import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Sign up': {
    sv: 'Registrering',
    fr: 'Inscription',
    no: 'Registrering',
    de: 'Registrierung',
    es: 'Registro',
    ja: '新規登録',
    ko: '가입',
    pt: 'Registo',
  },
  'An account with email and password': {
    sv: 'Ett konto med e-post och lösenord',
    fr: 'Un compte avec e-mail et mot de passe',
    no: 'En konto med e-post og passord',
    de: 'Ein Konto mit E-Mail und Passwort',
    es: 'Una cuenta con correo y contraseña',
    ja: 'メールアドレスとパスワードでアカウントを作ります',
    ko: '이메일과 비밀번호로 계정을 만듭니다',
    pt: 'Uma conta com e-mail e palavra-passe',
  },
  'For readers who have no page to go back to.': {
    sv: 'För läsare som inte har någon sida att gå tillbaka till.',
    fr: 'Pour les lecteurs qui n’ont pas de page où revenir.',
    no: 'For lesere som ikke har noen side å gå tilbake til.',
    de: 'Für Leser, die keine Seite zum Zurückkehren haben.',
    es: 'Para lectores que no tienen página a la que volver.',
    ja: '戻るページのない読者のためのものです。',
    ko: '돌아갈 페이지가 없는 독자를 위한 것입니다.',
    pt: 'Para leitores que não têm página a que voltar.',
  },
};
