import type { editorPhrases } from './editorPhrases.ts';

type Translation = Readonly<Record<keyof typeof editorPhrases, string>>;

const sv: Translation = {
  'editorBrowser.subject': 'Logga in i sidredigeraren',
  'editorBrowser.text':
    'Någon som känner till din adress har bett om en länk till sidredigeraren hos {site}, som när för många fel lösenord eller koder har prövats för ditt konto. Öppna den i webbläsaren där du vill logga in: den webbläsaren får egna försök. Lösenord och andra faktor krävs som vanligt.',
  'editorBrowser.action': 'Fortsätt i den här webbläsaren',
};

const fr: Translation = {
  'editorBrowser.subject': 'Se connecter à l’éditeur de pages',
  'editorBrowser.text':
    'Une personne qui connaît votre adresse a demandé un lien vers l’éditeur de pages de {site}, comme lorsque trop de mots de passe ou de codes erronés ont été essayés pour votre compte. Ouvrez-le dans le navigateur où vous voulez vous connecter : ce navigateur obtient ses propres essais. Votre mot de passe et votre second facteur restent demandés.',
  'editorBrowser.action': 'Continuer dans ce navigateur',
};

const no: Translation = {
  'editorBrowser.subject': 'Logg inn i sideredigereren',
  'editorBrowser.text':
    'Noen som kjenner adressen din, har bedt om en lenke til sideredigereren hos {site}, som når for mange feil passord eller koder er prøvd for kontoen din. Åpne den i nettleseren der du vil logge inn: den nettleseren får egne forsøk. Passordet og den andre faktoren kreves som ellers.',
  'editorBrowser.action': 'Fortsett i denne nettleseren',
};

const de: Translation = {
  'editorBrowser.subject': 'Im Seiteneditor anmelden',
  'editorBrowser.text':
    'Jemand, der Ihre Adresse kennt, hat einen Link zum Seiteneditor von {site} angefordert, etwa weil für Ihr Konto zu viele falsche Passwörter oder Codes versucht wurden. Öffnen Sie ihn in dem Browser, in dem Sie sich anmelden möchten: Dieser Browser bekommt eigene Versuche. Passwort und zweiter Faktor werden wie immer verlangt.',
  'editorBrowser.action': 'In diesem Browser weiter',
};

const es: Translation = {
  'editorBrowser.subject': 'Iniciar sesión en el editor de páginas',
  'editorBrowser.text':
    'Alguien que conoce su dirección ha pedido un enlace al editor de páginas de {site}, como cuando se han probado demasiadas contraseñas o códigos erróneos para su cuenta. Ábralo en el navegador en el que quiere iniciar sesión: ese navegador tendrá sus propios intentos. La contraseña y el segundo factor se piden como siempre.',
  'editorBrowser.action': 'Seguir en este navegador',
};

const ja: Translation = {
  'editorBrowser.subject': 'ページビルダーへのログイン',
  'editorBrowser.text':
    'あなたのアドレスを知っている人が、{site}のページビルダーへのリンクを請求しました。アカウントに対して誤ったパスワードやコードが多く入力された場合などです。ログインしたいブラウザでリンクを開くと、そのブラウザ専用の試行回数が得られます。パスワードと第2要素はこれまでどおり必要です。',
  'editorBrowser.action': 'このブラウザで続ける',
};

const ko: Translation = {
  'editorBrowser.subject': '페이지 빌더 로그인',
  'editorBrowser.text':
    '회원님의 주소를 아는 누군가가 {site} 페이지 빌더의 링크를 요청했습니다. 계정에 잘못된 비밀번호나 코드가 너무 많이 입력된 경우 등입니다. 로그인하려는 브라우저에서 링크를 열면 그 브라우저에 별도의 시도 횟수가 주어집니다. 비밀번호와 2단계 인증은 평소처럼 필요합니다.',
  'editorBrowser.action': '이 브라우저에서 계속',
};

const pt: Translation = {
  'editorBrowser.subject': 'Iniciar sessão no editor de páginas',
  'editorBrowser.text':
    'Alguém que conhece o seu endereço pediu uma ligação para o editor de páginas de {site}, como quando foram tentadas demasiadas palavras-passe ou códigos errados para a sua conta. Abra-a no navegador em que quer iniciar sessão: esse navegador recebe tentativas próprias. A palavra-passe e o segundo fator são pedidos como sempre.',
  'editorBrowser.action': 'Continuar neste navegador',
};

/** The translations of `editorPhrases` into every language except English. */
export const editorLocales = { sv, fr, no, de, es, ja, ko, pt };
