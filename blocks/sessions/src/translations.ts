import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Devices of the reader': {
    sv: 'Läsarens enheter',
    fr: 'Appareils du lecteur',
    no: 'Leserens enheter',
    de: 'Geräte des Lesers',
    es: 'Dispositivos del lector',
    ja: '読者の端末',
    ko: '독자의 기기',
    pt: 'Dispositivos do leitor',
  },
  'Devices that the reader is signed in with': {
    sv: 'Enheter som läsaren är inloggad på',
    fr: 'Les appareils sur lesquels le lecteur est connecté',
    no: 'Enheter leseren er logget inn på',
    de: 'Geräte, auf denen der Leser angemeldet ist',
    es: 'Los dispositivos en que el lector ha iniciado sesión',
    ja: '読者がログインしている端末',
    ko: '독자가 로그인한 기기',
    pt: 'Os dispositivos em que o leitor tem sessão iniciada',
  },
  'After signing out everywhere': {
    sv: 'Efter utloggning överallt',
    fr: 'Après la déconnexion partout',
    no: 'Etter utlogging overalt',
    de: 'Nach dem Abmelden überall',
    es: 'Tras cerrar sesión en todas partes',
    ja: 'すべての端末でログアウトした後',
    ko: '모든 기기에서 로그아웃한 뒤',
    pt: 'Depois de terminar sessão em todo o lado',
  },
  'The page that readers see once they are logged out on all devices.': {
    sv: 'Sidan läsarna ser när de är utloggade på alla enheter.',
    fr: 'La page que voient les lecteurs une fois déconnectés de tous leurs appareils.',
    no: 'Siden leserne ser når de er logget ut på alle enheter.',
    de: 'Die Seite, die Leser sehen, wenn sie auf allen Geräten abgemeldet sind.',
    es: 'La página que ven los lectores tras cerrar sesión en todos los dispositivos.',
    ja: 'すべての端末でログアウトした読者に表示するページです。',
    ko: '모든 기기에서 로그아웃한 독자가 보는 페이지입니다.',
    pt: 'A página que os leitores veem depois de terminarem sessão em todos os dispositivos.',
  },
};
