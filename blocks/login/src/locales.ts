import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.login': 'Logga in',
      'id.loginHeadline': 'Logga in för att fortsätta',
      'id.password': 'Lösenord',
      'id.remember': 'Håll mig inloggad på den här enheten',
      'id.err.credentials': 'Fel e-postadress eller lösenord.',
      'id.err.disabled': 'Det här kontot är avstängt.',
      'id.err.unverified': 'E-postadressen är inte bekräftad ännu.',
      'id.err.devices': 'Kontot används redan på högsta tillåtna antal enheter.',
      'id.err.limitedLogin':
        'För många försök. Försök igen om en timme, eller be om en inloggningslänk eller ett nytt lösenord via e-post.',
      'id.err.provider': 'Inloggningen hos leverantören kunde inte slutföras.',
    },
    fr: {
      'id.login': 'Se connecter',
      'id.loginHeadline': 'Connectez-vous pour continuer',
      'id.password': 'Mot de passe',
      'id.remember': 'Rester connecté sur cet appareil',
      'id.err.credentials': 'E-mail ou mot de passe incorrect.',
      'id.err.disabled': 'Ce compte est désactivé.',
      'id.err.unverified': 'Cette adresse e-mail n’a pas encore été vérifiée.',
      'id.err.devices': 'Ce compte est déjà utilisé sur le nombre maximal d’appareils.',
      'id.err.limitedLogin':
        'Trop de tentatives. Réessayez dans une heure, ou demandez par e-mail un lien de connexion ou un nouveau mot de passe.',
      'id.err.provider': 'La connexion auprès de ce fournisseur n’a pas abouti.',
    },
    no: {
      'id.login': 'Logg inn',
      'id.loginHeadline': 'Logg inn for å fortsette',
      'id.password': 'Passord',
      'id.remember': 'Hold meg innlogget på denne enheten',
      'id.err.credentials': 'Feil e-postadresse eller passord.',
      'id.err.disabled': 'Denne kontoen er deaktivert.',
      'id.err.unverified': 'E-postadressen er ikke bekreftet ennå.',
      'id.err.devices': 'Kontoen er allerede i bruk på det høyeste tillatte antallet enheter.',
      'id.err.limitedLogin':
        'For mange forsøk. Prøv igjen om en time, eller be om en innloggingslenke eller et nytt passord på e-post.',
      'id.err.provider': 'Innloggingen hos leverandøren kunne ikke fullføres.',
    },
    de: {
      'id.login': 'Anmelden',
      'id.loginHeadline': 'Melden Sie sich an, um fortzufahren',
      'id.password': 'Passwort',
      'id.remember': 'Auf diesem Gerät angemeldet bleiben',
      'id.err.credentials': 'E-Mail-Adresse oder Passwort ist falsch.',
      'id.err.disabled': 'Dieses Konto ist gesperrt.',
      'id.err.unverified': 'Diese E-Mail-Adresse wurde noch nicht bestätigt.',
      'id.err.devices': 'Dieses Konto wird schon auf der höchsten erlaubten Zahl von Geräten benutzt.',
      'id.err.limitedLogin':
        'Zu viele Versuche. Versuchen Sie es in einer Stunde erneut, oder fordern Sie per E-Mail einen Anmeldelink oder ein neues Passwort an.',
      'id.err.provider': 'Die Anmeldung bei diesem Anbieter konnte nicht abgeschlossen werden.',
    },
    es: {
      'id.login': 'Iniciar sesión',
      'id.loginHeadline': 'Inicie sesión para continuar',
      'id.password': 'Contraseña',
      'id.remember': 'Mantener la sesión en este dispositivo',
      'id.err.credentials': 'El correo o la contraseña no son correctos.',
      'id.err.disabled': 'Esta cuenta está desactivada.',
      'id.err.unverified': 'Esta dirección de correo todavía no está verificada.',
      'id.err.devices': 'Esta cuenta ya se usa en el número máximo de dispositivos.',
      'id.err.limitedLogin':
        'Demasiados intentos. Vuelva a intentarlo dentro de una hora, o pida por correo un enlace de acceso o una contraseña nueva.',
      'id.err.provider': 'No se pudo completar el acceso con ese proveedor.',
    },
    ja: {
      'id.login': 'ログイン',
      'id.loginHeadline': '続けるにはログインしてください',
      'id.password': 'パスワード',
      'id.remember': 'この端末でログインしたままにする',
      'id.err.credentials': 'メールアドレスまたはパスワードが正しくありません。',
      'id.err.disabled': 'このアカウントは無効になっています。',
      'id.err.unverified': 'このメールアドレスはまだ確認されていません。',
      'id.err.devices': 'このアカウントはすでに上限数の端末で使用されています。',
      'id.err.limitedLogin':
        '試行回数が多すぎます。1時間後にもう一度お試しになるか、ログイン用リンクまたは新しいパスワードのメールを請求してください。',
      'id.err.provider': 'そのサービスでのログインを完了できませんでした。',
    },
    ko: {
      'id.login': '로그인',
      'id.loginHeadline': '계속하려면 로그인하세요',
      'id.password': '비밀번호',
      'id.remember': '이 기기에서 로그인 상태 유지',
      'id.err.credentials': '이메일 또는 비밀번호가 올바르지 않습니다.',
      'id.err.disabled': '사용이 중지된 계정입니다.',
      'id.err.unverified': '아직 인증되지 않은 이메일 주소입니다.',
      'id.err.devices': '이 계정은 이미 최대 기기 수에서 사용 중입니다.',
      'id.err.limitedLogin':
        '시도 횟수가 너무 많습니다. 한 시간 후에 다시 시도하거나, 로그인 링크나 새 비밀번호를 이메일로 요청하세요.',
      'id.err.provider': '해당 서비스의 로그인을 완료하지 못했습니다.',
    },
    pt: {
      'id.login': 'Iniciar sessão',
      'id.loginHeadline': 'Inicie sessão para continuar',
      'id.password': 'Palavra-passe',
      'id.remember': 'Manter a sessão neste dispositivo',
      'id.err.credentials': 'E-mail ou palavra-passe incorretos.',
      'id.err.disabled': 'Esta conta está desativada.',
      'id.err.unverified': 'Este endereço de e-mail ainda não foi verificado.',
      'id.err.devices': 'Esta conta já está a ser usada no número máximo de dispositivos.',
      'id.err.limitedLogin':
        'Demasiadas tentativas. Tente de novo dentro de uma hora, ou peça por e-mail uma ligação de acesso ou uma palavra-passe nova.',
      'id.err.provider': 'Não foi possível concluir o início de sessão com esse fornecedor.',
    },
  },
};
