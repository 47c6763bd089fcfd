import type { passwordPhrases } from './passwordPhrases.ts';

type Translation = Readonly<Record<keyof typeof passwordPhrases, string>>;

const sv: Translation = {
  'resetPassword.subject': 'Välj ett nytt lösenord',
  'resetPassword.text': 'Ett nytt lösenord har begärts för ditt konto hos {site}.',
  'resetPassword.action': 'Välj ett lösenord',
  'choosePassword.subject': 'Ditt konto hos {site}',
  'choosePassword.text':
    'Du har nu ett konto hos {site}, med den här adressen och utan lösenord. Välj ett, så att du kan logga in även på andra enheter.',
  'choosePassword.action': 'Välj ett lösenord',
};

const fr: Translation = {
  'resetPassword.subject': 'Choisissez un nouveau mot de passe',
  'resetPassword.text': 'Un nouveau mot de passe a été demandé pour votre compte sur {site}.',
  'resetPassword.action': 'Choisir un mot de passe',
  'choosePassword.subject': 'Votre compte sur {site}',
  'choosePassword.text':
    'Vous avez maintenant un compte sur {site}, avec cette adresse et sans mot de passe. Choisissez-en un pour vous connecter aussi sur d’autres appareils.',
  'choosePassword.action': 'Choisir un mot de passe',
};

const no: Translation = {
  'resetPassword.subject': 'Velg et nytt passord',
  'resetPassword.text': 'Det er bedt om et nytt passord for kontoen din hos {site}.',
  'resetPassword.action': 'Velg et passord',
  'choosePassword.subject': 'Kontoen din hos {site}',
  'choosePassword.text':
    'Du har nå en konto hos {site}, med denne adressen og uten passord. Velg et, så du kan logge inn på andre enheter også.',
  'choosePassword.action': 'Velg et passord',
};

const de: Translation = {
  'resetPassword.subject': 'Wählen Sie ein neues Passwort',
  'resetPassword.text': 'Für Ihr Konto bei {site} wurde ein neues Passwort angefordert.',
  'resetPassword.action': 'Passwort wählen',
  'choosePassword.subject': 'Ihr Konto bei {site}',
  'choosePassword.text':
    'Sie haben jetzt ein Konto bei {site}, mit dieser Adresse und ohne Passwort. Wählen Sie eines, damit Sie sich auch auf anderen Geräten anmelden können.',
  'choosePassword.action': 'Passwort wählen',
};

const es: Translation = {
  'resetPassword.subject': 'Elija una contraseña nueva',
  'resetPassword.text': 'Se ha pedido una contraseña nueva para su cuenta en {site}.',
  'resetPassword.action': 'Elegir una contraseña',
  'choosePassword.subject': 'Su cuenta en {site}',
  'choosePassword.text':
    'Ahora tiene una cuenta en {site}, con esta dirección y sin contraseña. Elija una para poder iniciar sesión también en otros dispositivos.',
  'choosePassword.action': 'Elegir una contraseña',
};

const ja: Translation = {
  'resetPassword.subject': '新しいパスワードの設定',
  'resetPassword.text': '{site}のアカウントに新しいパスワードの申請がありました。',
  'resetPassword.action': 'パスワードを設定する',
  'choosePassword.subject': '{site}のアカウント',
  'choosePassword.text':
    'このメールアドレスで{site}のアカウントができました。パスワードはまだありません。ほかの端末でもログインできるように、パスワードを設定してください。',
  'choosePassword.action': 'パスワードを設定する',
};

const ko: Translation = {
  'resetPassword.subject': '새 비밀번호를 정해 주세요',
  'resetPassword.text': '{site} 계정의 새 비밀번호가 요청되었습니다.',
  'resetPassword.action': '비밀번호 정하기',
  'choosePassword.subject': '{site} 계정',
  'choosePassword.text':
    '이 주소로 {site} 계정이 만들어졌습니다. 아직 비밀번호가 없습니다. 다른 기기에서도 로그인할 수 있도록 비밀번호를 정하세요.',
  'choosePassword.action': '비밀번호 정하기',
};

const pt: Translation = {
  'resetPassword.subject': 'Escolha uma nova palavra-passe',
  'resetPassword.text': 'Foi pedida uma nova palavra-passe para a sua conta em {site}.',
  'resetPassword.action': 'Escolher uma palavra-passe',
  'choosePassword.subject': 'A sua conta em {site}',
  'choosePassword.text':
    'Tem agora uma conta em {site}, com este endereço e sem palavra-passe. Escolha uma para poder iniciar sessão também noutros dispositivos.',
  'choosePassword.action': 'Escolher uma palavra-passe',
};

/** The translations of `passwordPhrases` into every language except English. */
export const passwordLocales = { sv, fr, no, de, es, ja, ko, pt };
