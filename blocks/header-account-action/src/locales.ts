import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.account': 'Konto',
      'id.manage': 'Hantera konto',
      'id.logout': 'Logga ut',
      'id.signup': 'Skapa konto',
      'id.login': 'Logga in',
      'id.loginOptions': 'Inloggning',
    },
    fr: {
      'id.account': 'Compte',
      'id.manage': 'Gérer mon compte',
      'id.logout': 'Se déconnecter',
      'id.signup': 'S’inscrire',
      'id.login': 'Se connecter',
      'id.loginOptions': 'Options de connexion',
    },
    no: {
      'id.account': 'Konto',
      'id.manage': 'Administrer konto',
      'id.logout': 'Logg ut',
      'id.signup': 'Opprett konto',
      'id.login': 'Logg inn',
      'id.loginOptions': 'Innlogging',
    },
    de: {
      'id.account': 'Konto',
      'id.manage': 'Konto verwalten',
      'id.logout': 'Abmelden',
      'id.signup': 'Registrieren',
      'id.login': 'Anmelden',
      'id.loginOptions': 'Anmeldung',
    },
    es: {
      'id.account': 'Cuenta',
      'id.manage': 'Gestionar la cuenta',
      'id.logout': 'Cerrar sesión',
      'id.signup': 'Registrarse',
      'id.login': 'Iniciar sesión',
      'id.loginOptions': 'Opciones de acceso',
    },
    ja: {
      'id.account': 'アカウント',
      'id.manage': 'アカウント管理',
      'id.logout': 'ログアウト',
      'id.signup': '新規登録',
      'id.login': 'ログイン',
      'id.loginOptions': 'ログインの選択肢',
    },
    ko: {
      'id.account': '계정',
      'id.manage': '계정 관리',
      'id.logout': '로그아웃',
      'id.signup': '회원가입',
      'id.login': '로그인',
      'id.loginOptions': '로그인 옵션',
    },
    pt: {
      'id.account': 'Conta',
      'id.manage': 'Gerir conta',
      'id.logout': 'Terminar sessão',
      'id.signup': 'Criar conta',
      'id.login': 'Iniciar sessão',
      'id.loginOptions': 'Opções de acesso',
    },
  },
};
