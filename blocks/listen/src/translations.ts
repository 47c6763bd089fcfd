import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  Listen: {
    sv: 'Lyssna',
    fr: 'Écouter',
    no: 'Lytt',
    de: 'Vorlesen',
    es: 'Escuchar',
    ja: '読み上げ',
    ko: '듣기',
    pt: 'Ouvir',
  },
  'Reads the story aloud with a voice of the reader’s device': {
    sv: 'Läser upp artikeln med en röst i läsarens enhet',
    fr: 'Lit l’article à voix haute avec une voix de l’appareil du lecteur',
    no: 'Leser saken høyt med en stemme i leserens enhet',
    de: 'Liest den Artikel mit einer Stimme des Geräts vor',
    es: 'Lee el artículo en voz alta con una voz del dispositivo del lector',
    ja: '読者の端末の音声で記事を読み上げます',
    ko: '독자 기기의 목소리로 기사를 읽어 줍니다',
    pt: 'Lê o artigo em voz alta com uma voz do dispositivo do leitor',
  },
  Speed: {
    sv: 'Hastighet',
    fr: 'Vitesse',
    no: 'Hastighet',
    de: 'Geschwindigkeit',
    es: 'Velocidad',
    ja: '速さ',
    ko: '속도',
    pt: 'Velocidade',
  },
  'Lets readers choose how fast the story is read.': {
    sv: 'Låter läsarna välja hur fort artikeln läses.',
    fr: 'Les lecteurs choisissent à quelle vitesse l’article est lu.',
    no: 'Lar leserne velge hvor fort saken leses.',
    de: 'Leser wählen, wie schnell vorgelesen wird.',
    es: 'Los lectores eligen a qué velocidad se lee el artículo.',
    ja: '読者が読み上げの速さを選べます。',
    ko: '독자가 읽는 속도를 고를 수 있습니다.',
    pt: 'Os leitores escolhem a velocidade da leitura.',
  },
};
