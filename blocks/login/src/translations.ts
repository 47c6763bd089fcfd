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
  'Choice to stay logged in': {
    sv: 'Val att förbli inloggad',
    fr: 'Choix de rester connecté',
    no: 'Valg om å forbli innlogget',
    de: 'Wahl, angemeldet zu bleiben',
    es: 'Opción de mantener la sesión',
    ja: 'ログイン状態を保つ選択',
    ko: '로그인 유지 선택',
    pt: 'Opção de manter a sessão',
  },
  'Shows a box that readers untick on a shared device. Without it they stay logged in.': {
    sv: 'Visar en ruta som läsarna avmarkerar på en delad enhet. Utan den förblir de inloggade.',
    fr: 'Affiche une case que les lecteurs décochent sur un appareil partagé. Sans elle, ils restent connectés.',
    no: 'Viser en boks som leserne fjerner haken fra på en delt enhet. Uten den forblir de innlogget.',
    de: 'Zeigt ein Kästchen, das Leser auf einem geteilten Gerät abwählen. Ohne es bleiben sie angemeldet.',
    es: 'Muestra una casilla que los lectores desmarcan en un dispositivo compartido. Sin ella, la sesión se mantiene.',
    ja: '共有の端末で読者が外せるチェックボックスを表示します。なければログインしたままになります。',
    ko: '공용 기기에서 독자가 해제할 수 있는 확인란을 보입니다. 없으면 로그인 상태가 유지됩니다.',
    pt: 'Mostra uma caixa que os leitores desmarcam num dispositivo partilhado. Sem ela, a sessão mantém-se.',
  },
};
