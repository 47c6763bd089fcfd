import type { PhraseBook } from '@broadsheet/block-kit';
import { endedEnglish } from './endedEnglish.ts';

/** The words of an ended session in every language; imported by block entries, never by components. */
export const endedPhrases: PhraseBook<keyof typeof endedEnglish> = {
  english: endedEnglish,
  locales: {
    sv: {
      'checkout.walletEnded':
        'Du är inte längre inloggad. Inget har debiterats. Logga in igen, eller tryck på plånboken en gång till för att köpa med dess e-postadress.',
    },
    fr: {
      'checkout.walletEnded':
        'Vous n’êtes plus connecté. Rien n’a été débité. Reconnectez-vous, ou appuyez encore une fois sur votre portefeuille pour acheter avec son adresse e-mail.',
    },
    no: {
      'checkout.walletEnded':
        'Du er ikke lenger logget inn. Ingenting er belastet. Logg inn igjen, eller trykk på lommeboken en gang til for å kjøpe med e-postadressen i den.',
    },
    de: {
      'checkout.walletEnded':
        'Sie sind nicht mehr angemeldet. Es wurde nichts abgebucht. Melden Sie sich wieder an, oder drücken Sie noch einmal auf Ihr Wallet, um mit dessen E-Mail-Adresse zu kaufen.',
    },
    es: {
      'checkout.walletEnded':
        'Su sesión ha terminado. No se ha cobrado nada. Inicie sesión de nuevo, o pulse otra vez su monedero para comprar con su dirección de correo.',
    },
    ja: {
      'checkout.walletEnded':
        'ログイン状態が終了しました。料金は請求されていません。もう一度ログインするか、ウォレットをもう一度押して、ウォレットのメールアドレスで購入してください。',
    },
    ko: {
      'checkout.walletEnded':
        '로그인이 해제되었습니다. 청구된 금액은 없습니다. 다시 로그인하거나, 간편결제를 한 번 더 눌러 간편결제의 이메일 주소로 구매하세요.',
    },
    pt: {
      'checkout.walletEnded':
        'A sua sessão terminou. Nada foi cobrado. Inicie sessão de novo, ou prima outra vez a carteira para comprar com o e-mail dela.',
    },
  },
};
