import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.forgotHeadline': 'Återställ ditt lösenord',
      'id.forgotText': 'Skriv e-postadressen till ditt konto.',
      'id.forgotSend': 'Skicka återställningslänk',
      'id.forgotDoneHeadline': 'Titta i din inkorg',
      'id.forgotDoneText': 'Om adressen hör till ett konto är en återställningslänk på väg.',
      'id.forgotErr': 'Återställningslänken kunde inte begäras.',
    },
    fr: {
      'id.forgotHeadline': 'Réinitialisez votre mot de passe',
      'id.forgotText': 'Saisissez l’adresse e-mail de votre compte.',
      'id.forgotSend': 'Envoyer le lien de réinitialisation',
      'id.forgotDoneHeadline': 'Consultez votre boîte de réception',
      'id.forgotDoneText':
        'Si cette adresse correspond à un compte, un lien de réinitialisation est en route.',
      'id.forgotErr': 'Le lien de réinitialisation n’a pas pu être demandé.',
    },
    no: {
      'id.forgotHeadline': 'Tilbakestill passordet ditt',
      'id.forgotText': 'Skriv e-postadressen til kontoen din.',
      'id.forgotSend': 'Send tilbakestillingslenke',
      'id.forgotDoneHeadline': 'Se i innboksen din',
      'id.forgotDoneText': 'Hvis adressen hører til en konto, er en tilbakestillingslenke på vei.',
      'id.forgotErr': 'Tilbakestillingslenken kunne ikke bestilles.',
    },
    de: {
      'id.forgotHeadline': 'Setzen Sie Ihr Passwort zurück',
      'id.forgotText': 'Geben Sie die E-Mail-Adresse Ihres Kontos ein.',
      'id.forgotSend': 'Link anfordern',
      'id.forgotDoneHeadline': 'Sehen Sie in Ihrem Posteingang nach',
      'id.forgotDoneText':
        'Wenn diese Adresse zu einem Konto gehört, ist ein Link zum Zurücksetzen unterwegs.',
      'id.forgotErr': 'Der Link zum Zurücksetzen konnte nicht angefordert werden.',
    },
    es: {
      'id.forgotHeadline': 'Restablezca su contraseña',
      'id.forgotText': 'Escriba la dirección de correo de su cuenta.',
      'id.forgotSend': 'Enviar el enlace',
      'id.forgotDoneHeadline': 'Mire su bandeja de entrada',
      'id.forgotDoneText':
        'Si esa dirección pertenece a una cuenta, el enlace para restablecer la contraseña está en camino.',
      'id.forgotErr': 'No se pudo solicitar el enlace para restablecer la contraseña.',
    },
    ja: {
      'id.forgotHeadline': 'パスワードの再設定',
      'id.forgotText': 'アカウントのメールアドレスを入力してください。',
      'id.forgotSend': '再設定用のリンクを送信',
      'id.forgotDoneHeadline': '受信トレイをご確認ください',
      'id.forgotDoneText':
        'そのアドレスのアカウントがある場合は、再設定用のリンクをお送りしました。まもなく届きます。',
      'id.forgotErr': '再設定用のリンクを送信できませんでした。',
    },
    ko: {
      'id.forgotHeadline': '비밀번호 재설정',
      'id.forgotText': '계정의 이메일 주소를 입력하세요.',
      'id.forgotSend': '재설정 링크 보내기',
      'id.forgotDoneHeadline': '받은 편지함을 확인하세요',
      'id.forgotDoneText': '해당 주소의 계정이 있으면 재설정 링크가 곧 도착합니다.',
      'id.forgotErr': '재설정 링크를 요청하지 못했습니다.',
    },
    pt: {
      'id.forgotHeadline': 'Redefina a sua palavra-passe',
      'id.forgotText': 'Escreva o endereço de e-mail da sua conta.',
      'id.forgotSend': 'Enviar ligação',
      'id.forgotDoneHeadline': 'Veja a sua caixa de entrada',
      'id.forgotDoneText':
        'Se esse endereço pertencer a uma conta, a ligação para redefinir a palavra-passe está a caminho.',
      'id.forgotErr': 'Não foi possível pedir a ligação para redefinir a palavra-passe.',
    },
  },
};
