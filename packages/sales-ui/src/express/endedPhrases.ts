import type { PhraseBook } from '@broadsheet/block-kit';
import { brokenEnglish } from './brokenEnglish.ts';
import { endedEnglish } from './endedEnglish.ts';

/** The words of an ended session, of another tab that pays and of wallets that failed, in every language; imported by block entries, never by components. */
export const endedPhrases: PhraseBook<keyof typeof endedEnglish | keyof typeof brokenEnglish> = {
  english: { ...endedEnglish, ...brokenEnglish },
  locales: {
    sv: {
      'checkout.walletEnded':
        'Du är inte längre inloggad. Inget har debiterats. Logga in igen, eller tryck på plånboken en gång till för att köpa med dess e-postadress.',
      'checkout.walletElsewhere':
        'Du började betala för detta i en annan flik, vilket avslutade betalningen här. Inget har debiterats här. Tryck på plånboken igen om du ändå vill betala här.',
      'checkout.walletBroken':
        'Plånböckerna fungerar inte på den här sidan just nu. Betala på ett annat sätt: inget debiteras två gånger.',
    },
    fr: {
      'checkout.walletEnded':
        'Vous n’êtes plus connecté. Rien n’a été débité. Reconnectez-vous, ou appuyez encore une fois sur votre portefeuille pour acheter avec son adresse e-mail.',
      'checkout.walletElsewhere':
        'Vous avez commencé à payer ceci dans un autre onglet, ce qui a mis fin au paiement ici. Rien n’a été débité ici. Pour payer ici malgré tout, appuyez de nouveau sur votre portefeuille.',
      'checkout.walletBroken':
        'Les portefeuilles ne fonctionnent pas sur cette page pour le moment. Payez d’une autre façon : rien n’est débité deux fois.',
    },
    no: {
      'checkout.walletEnded':
        'Du er ikke lenger logget inn. Ingenting er belastet. Logg inn igjen, eller trykk på lommeboken en gang til for å kjøpe med e-postadressen i den.',
      'checkout.walletElsewhere':
        'Du begynte å betale for dette i en annen fane, og det avsluttet betalingen her. Ingenting er belastet her. Trykk på lommeboken igjen hvis du likevel vil betale her.',
      'checkout.walletBroken':
        'Lommebøkene virker ikke på denne siden akkurat nå. Betal på en annen måte: ingenting belastes to ganger.',
    },
    de: {
      'checkout.walletEnded':
        'Sie sind nicht mehr angemeldet. Es wurde nichts abgebucht. Melden Sie sich wieder an, oder drücken Sie noch einmal auf Ihr Wallet, um mit dessen E-Mail-Adresse zu kaufen.',
      'checkout.walletElsewhere':
        'Sie haben in einem anderen Tab begonnen, hierfür zu bezahlen; damit ist die Zahlung hier beendet. Hier wurde nichts abgebucht. Um doch hier zu bezahlen, drücken Sie noch einmal auf Ihr Wallet.',
      'checkout.walletBroken':
        'Die Wallets funktionieren auf dieser Seite gerade nicht. Bezahlen Sie auf andere Weise: Es wird nichts doppelt abgebucht.',
    },
    es: {
      'checkout.walletEnded':
        'Su sesión ha terminado. No se ha cobrado nada. Inicie sesión de nuevo, o pulse otra vez su monedero para comprar con su dirección de correo.',
      'checkout.walletElsewhere':
        'Ha empezado a pagar esto en otra pestaña, lo que ha terminado el pago aquí. Aquí no se ha cobrado nada. Para pagar aquí de todos modos, pulse otra vez su monedero.',
      'checkout.walletBroken':
        'Los monederos no funcionan en esta página en este momento. Pague de otra manera: nada se cobra dos veces.',
    },
    ja: {
      'checkout.walletEnded':
        'ログイン状態が終了しました。料金は請求されていません。もう一度ログインするか、ウォレットをもう一度押して、ウォレットのメールアドレスで購入してください。',
      'checkout.walletElsewhere':
        '別のタブでこのお支払いが始まったため、ここでのお支払いは終了しました。ここでは料金は請求されていません。ここで支払う場合は、ウォレットをもう一度押してください。',
      'checkout.walletBroken':
        'このページでは現在ウォレットを使用できません。ほかの方法でお支払いください。二重に請求されることはありません。',
    },
    ko: {
      'checkout.walletEnded':
        '로그인이 해제되었습니다. 청구된 금액은 없습니다. 다시 로그인하거나, 간편결제를 한 번 더 눌러 간편결제의 이메일 주소로 구매하세요.',
      'checkout.walletElsewhere':
        '다른 탭에서 같은 결제를 시작하여 여기의 결제가 종료되었습니다. 여기에서는 청구된 금액이 없습니다. 그래도 여기에서 결제하려면 간편결제를 다시 누르세요.',
      'checkout.walletBroken':
        '지금은 이 페이지에서 간편결제를 사용할 수 없습니다. 다른 방법으로 결제하세요. 두 번 청구되지 않습니다.',
    },
    pt: {
      'checkout.walletEnded':
        'A sua sessão terminou. Nada foi cobrado. Inicie sessão de novo, ou prima outra vez a carteira para comprar com o e-mail dela.',
      'checkout.walletElsewhere':
        'Começou a pagar isto noutro separador, o que terminou o pagamento aqui. Aqui nada foi cobrado. Para pagar aqui mesmo assim, prima outra vez a carteira.',
      'checkout.walletBroken':
        'As carteiras não funcionam nesta página neste momento. Pague de outra forma: nada é cobrado duas vezes.',
    },
  },
};
