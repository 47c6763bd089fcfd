import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'One-time login link': {
    sv: 'Engångslänk för inloggning',
    fr: 'Lien de connexion à usage unique',
    no: 'Engangslenke for innlogging',
    de: 'Einmal-Link zur Anmeldung',
    es: 'Enlace de acceso de un solo uso',
    ja: 'ワンタイムのログインリンク',
    ko: '일회용 로그인 링크',
    pt: 'Ligação de acesso de utilização única',
  },
  'Ask for a one-time login link, and log in by it': {
    sv: 'Be om en engångslänk och logga in med den',
    fr: 'Demander un lien à usage unique, et s’en servir pour se connecter',
    no: 'Be om en engangslenke og logg inn med den',
    de: 'Einen Einmal-Link anfordern und sich damit anmelden',
    es: 'Pedir un enlace de un solo uso, e iniciar sesión con él',
    ja: 'ワンタイムのログインリンクを申し込み、それでログインします',
    ko: '일회용 로그인 링크를 신청하고 그것으로 로그인합니다',
    pt: 'Pedir uma ligação de utilização única, e iniciar sessão com ela',
  },
  'Where readers go once the link has logged them in, or when they are logged in already.': {
    sv: 'Dit kommer läsarna när länken har loggat in dem, eller om de redan är inloggade.',
    fr: 'Où vont les lecteurs une fois connectés par le lien, ou s’ils le sont déjà.',
    no: 'Hit går leserne når lenken har logget dem inn, eller hvis de alt er logget inn.',
    de: 'Dorthin gelangen Leser, wenn der Link sie angemeldet hat oder sie es schon sind.',
    es: 'Adónde van los lectores cuando el enlace ha iniciado su sesión, o si ya la tenían.',
    ja: 'リンクでログインした読者や、すでにログインしている読者の移動先です。',
    ko: '링크로 로그인했거나 이미 로그인한 독자가 가는 곳입니다.',
    pt: 'Para onde vão os leitores quando a ligação lhes inicia a sessão, ou se já a tinham.',
  },
};
