import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Log in': {
    sv: 'Inloggning',
    fr: 'Connexion',
    no: 'Innlogging',
    de: 'Anmeldung',
    es: 'Inicio de sesión',
    ja: 'ログイン',
    ko: '로그인',
    pt: 'Início de sessão',
  },
  'Sign in with email and password': {
    sv: 'Logga in med e-post och lösenord',
    fr: 'Se connecter avec e-mail et mot de passe',
    no: 'Logg inn med e-post og passord',
    de: 'Mit E-Mail und Passwort anmelden',
    es: 'Iniciar sesión con correo y contraseña',
    ja: 'メールアドレスとパスワードでログインします',
    ko: '이메일과 비밀번호로 로그인합니다',
    pt: 'Iniciar sessão com e-mail e palavra-passe',
  },
};
