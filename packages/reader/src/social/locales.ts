import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** Besides `readerPhrases`, for entries of blocks with other providers. */
export const socialPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.google.blocked':
        'Google visade inte sin inloggningsruta. Vänta en stund eller logga in på ett annat sätt.',
      'id.err.providerBlocked':
        'Leverantören kunde inte nås. En innehållsblockerare kan ha stoppat den: tillåt den på den här sidan eller logga in på ett annat sätt.',
    },
    fr: {
      'id.google.blocked':
        'Google n’a pas affiché sa fenêtre de connexion. Patientez un peu ou connectez-vous autrement.',
      'id.err.providerBlocked':
        'Ce fournisseur est inaccessible. Un bloqueur de contenu l’a peut-être arrêté : autorisez-le sur cette page ou connectez-vous autrement.',
    },
    no: {
      'id.google.blocked':
        'Google viste ikke innloggingsvinduet sitt. Vent litt, eller logg inn på en annen måte.',
      'id.err.providerBlocked':
        'Leverandøren kunne ikke nås. En innholdsblokkerer kan ha stoppet den: tillat den på denne siden, eller logg inn på en annen måte.',
    },
    de: {
      'id.google.blocked':
        'Google hat sein Anmeldefenster nicht gezeigt. Warten Sie etwas, oder melden Sie sich auf einem anderen Weg an.',
      'id.err.providerBlocked':
        'Der Anbieter war nicht erreichbar. Vielleicht hat ein Inhaltsblocker ihn aufgehalten: Erlauben Sie ihn für diese Seite, oder melden Sie sich auf einem anderen Weg an.',
    },
    es: {
      'id.google.blocked':
        'Google no mostró su ventana de acceso. Espere un poco o inicie sesión de otra manera.',
      'id.err.providerBlocked':
        'No se pudo contactar con el proveedor. Puede que un bloqueador de contenido lo haya detenido: permítalo en esta página o inicie sesión de otra manera.',
    },
    ja: {
      'id.google.blocked':
        'Google のログイン画面が表示されませんでした。しばらく待つか、別の方法でログインしてください。',
      'id.err.providerBlocked':
        'サービスに接続できませんでした。コンテンツブロッカーが原因かもしれません。このページで許可するか、別の方法でログインしてください。',
    },
    ko: {
      'id.google.blocked':
        'Google 로그인 창이 표시되지 않았습니다. 잠시 기다리거나 다른 방법으로 로그인하세요.',
      'id.err.providerBlocked':
        '서비스에 연결할 수 없습니다. 콘텐츠 차단기가 막았을 수 있습니다. 이 페이지에서 허용하거나 다른 방법으로 로그인하세요.',
    },
    pt: {
      'id.google.blocked':
        'O Google não mostrou a sua janela de início de sessão. Aguarde um pouco ou inicie sessão de outra forma.',
      'id.err.providerBlocked':
        'Não foi possível contactar o fornecedor. Um bloqueador de conteúdos pode tê-lo impedido: permita-o nesta página ou inicie sessão de outra forma.',
    },
  },
};
