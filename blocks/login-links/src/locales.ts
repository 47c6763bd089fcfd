import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.otaLink': 'Logga in med en länk via e-post',
      'id.haveAccount': 'Har du redan ett konto?',
      'id.login': 'Logga in',
      'id.forgotLink': 'Glömt lösenordet?',
      'id.noAccount': 'Ny här?',
      'id.signup': 'Skapa konto',
    },
    fr: {
      'id.otaLink': 'Se connecter avec un lien par e-mail',
      'id.haveAccount': 'Vous avez déjà un compte ?',
      'id.login': 'Se connecter',
      'id.forgotLink': 'Mot de passe oublié ?',
      'id.noAccount': 'Pas encore de compte ?',
      'id.signup': 'S’inscrire',
    },
    no: {
      'id.otaLink': 'Logg inn med en lenke på e-post',
      'id.haveAccount': 'Har du allerede en konto?',
      'id.login': 'Logg inn',
      'id.forgotLink': 'Glemt passordet?',
      'id.noAccount': 'Ny her?',
      'id.signup': 'Opprett konto',
    },
    de: {
      'id.otaLink': 'Mit einem Link per E-Mail anmelden',
      'id.haveAccount': 'Haben Sie schon ein Konto?',
      'id.login': 'Anmelden',
      'id.forgotLink': 'Passwort vergessen?',
      'id.noAccount': 'Neu hier?',
      'id.signup': 'Registrieren',
    },
    es: {
      'id.otaLink': 'Iniciar sesión con un enlace por correo',
      'id.haveAccount': '¿Ya tiene una cuenta?',
      'id.login': 'Iniciar sesión',
      'id.forgotLink': '¿Olvidó su contraseña?',
      'id.noAccount': '¿Es su primera visita?',
      'id.signup': 'Registrarse',
    },
    ja: {
      'id.otaLink': 'メールで届くリンクでログイン',
      'id.haveAccount': 'アカウントをお持ちですか？',
      'id.login': 'ログイン',
      'id.forgotLink': 'パスワードをお忘れですか？',
      'id.noAccount': '初めてご利用ですか？',
      'id.signup': '新規登録',
    },
    ko: {
      'id.otaLink': '이메일로 받은 링크로 로그인',
      'id.haveAccount': '이미 계정이 있으신가요?',
      'id.login': '로그인',
      'id.forgotLink': '비밀번호를 잊으셨나요?',
      'id.noAccount': '처음이신가요?',
      'id.signup': '회원가입',
    },
    pt: {
      'id.otaLink': 'Iniciar sessão com uma ligação por e-mail',
      'id.haveAccount': 'Já tem uma conta?',
      'id.login': 'Iniciar sessão',
      'id.forgotLink': 'Esqueceu-se da palavra-passe?',
      'id.noAccount': 'É a sua primeira visita?',
      'id.signup': 'Criar conta',
    },
  },
};
