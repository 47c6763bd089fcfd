import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The phrases of `AccountSection`, for the entry of every block that uses it. */
export const accountPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.waiting': 'Ett ögonblick …',
      'id.retry': 'Försök igen',
      'id.forReaders': 'Inloggade läsare ser sina egna uppgifter här.',
      'id.ledToLogin': 'Läsare som inte är inloggade skickas till inloggningssidan.',
      'id.needsScript': 'Den här delen av kontot kräver JavaScript. Slå på det och ladda om sidan.',
      'id.err.load': 'Den här delen av kontot kunde inte hämtas.',
      'id.err.offline': 'Ingen anslutning. Försök igen när du är uppkopplad.',
    },
    fr: {
      'id.waiting': 'Un instant…',
      'id.retry': 'Réessayer',
      'id.forReaders': 'Les lecteurs connectés voient ici leurs propres données.',
      'id.ledToLogin': 'Les lecteurs non connectés sont dirigés vers la page de connexion.',
      'id.needsScript':
        'Cette partie de votre compte nécessite JavaScript. Activez-le, puis rechargez la page.',
      'id.err.load': 'Cette partie de votre compte n’a pas pu être chargée.',
      'id.err.offline': 'Aucune connexion. Réessayez une fois en ligne.',
    },
    no: {
      'id.waiting': 'Et øyeblikk …',
      'id.retry': 'Prøv igjen',
      'id.forReaders': 'Innloggede lesere ser sine egne opplysninger her.',
      'id.ledToLogin': 'Lesere som ikke er logget inn, sendes til innloggingssiden.',
      'id.needsScript': 'Denne delen av kontoen krever JavaScript. Slå det på og last siden på nytt.',
      'id.err.load': 'Denne delen av kontoen kunne ikke hentes.',
      'id.err.offline': 'Ingen forbindelse. Prøv igjen når du er på nett.',
    },
    de: {
      'id.waiting': 'Einen Moment …',
      'id.retry': 'Erneut versuchen',
      'id.forReaders': 'Angemeldete Leserinnen und Leser sehen hier ihre eigenen Angaben.',
      'id.ledToLogin': 'Wer nicht angemeldet ist, wird zur Anmeldeseite geleitet.',
      'id.needsScript':
        'Dieser Teil Ihres Kontos benötigt JavaScript. Schalten Sie es ein und laden Sie die Seite neu.',
      'id.err.load': 'Dieser Teil Ihres Kontos konnte nicht geladen werden.',
      'id.err.offline': 'Keine Verbindung. Versuchen Sie es erneut, sobald Sie online sind.',
    },
    es: {
      'id.waiting': 'Un momento…',
      'id.retry': 'Volver a intentarlo',
      'id.forReaders': 'Los lectores que han iniciado sesión ven aquí sus propios datos.',
      'id.ledToLogin': 'Los lectores que no han iniciado sesión son dirigidos a la página de acceso.',
      'id.needsScript': 'Esta parte de su cuenta necesita JavaScript. Actívelo y vuelva a cargar la página.',
      'id.err.load': 'No se pudo cargar esta parte de su cuenta.',
      'id.err.offline': 'No hay conexión. Inténtelo de nuevo cuando esté en línea.',
    },
    ja: {
      'id.waiting': 'しばらくお待ちください…',
      'id.retry': 'もう一度試す',
      'id.forReaders': 'ログイン中の読者には、ここにご本人の情報が表示されます。',
      'id.ledToLogin': 'ログインしていない読者は、ログインページに移動します。',
      'id.needsScript':
        'アカウントのこの部分には JavaScript が必要です。有効にしてページを再読み込みしてください。',
      'id.err.load': 'アカウントのこの部分を読み込めませんでした。',
      'id.err.offline': '接続できません。オンラインになってからもう一度お試しください。',
    },
    ko: {
      'id.waiting': '잠시만 기다려 주세요…',
      'id.retry': '다시 시도',
      'id.forReaders': '로그인한 독자에게는 여기에 본인의 정보가 표시됩니다.',
      'id.ledToLogin': '로그인하지 않은 독자는 로그인 페이지로 이동합니다.',
      'id.needsScript': '계정의 이 부분에는 JavaScript가 필요합니다. 사용하도록 설정한 뒤 새로 고침하세요.',
      'id.err.load': '계정의 이 부분을 불러오지 못했습니다.',
      'id.err.offline': '연결되지 않았습니다. 온라인 상태가 되면 다시 시도하세요.',
    },
    pt: {
      'id.waiting': 'Um momento…',
      'id.retry': 'Tentar novamente',
      'id.forReaders': 'Os leitores com sessão iniciada veem aqui os seus próprios dados.',
      'id.ledToLogin': 'Os leitores sem sessão iniciada são encaminhados para a página de início de sessão.',
      'id.needsScript': 'Esta parte da sua conta precisa de JavaScript. Ative-o e volte a carregar a página.',
      'id.err.load': 'Não foi possível carregar esta parte da sua conta.',
      'id.err.offline': 'Sem ligação. Tente novamente quando estiver online.',
    },
  },
};
