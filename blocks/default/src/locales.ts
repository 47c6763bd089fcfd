import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'out.skip': 'Hoppa till huvudinnehållet',
      'out.lost': 'Det gick inte att hämta. Kontrollera anslutningen och tryck igen.',
    },
    fr: {
      'out.skip': 'Aller au contenu principal',
      'out.lost': 'Le chargement a échoué. Vérifiez la connexion et appuyez à nouveau.',
    },
    no: {
      'out.skip': 'Hopp til hovedinnholdet',
      'out.lost': 'Det kunne ikke hentes. Sjekk forbindelsen og trykk igjen.',
    },
    de: {
      'out.skip': 'Zum Hauptinhalt springen',
      'out.lost': 'Das konnte nicht geladen werden. Prüfen Sie die Verbindung und drücken Sie noch einmal.',
    },
    es: {
      'out.skip': 'Saltar al contenido principal',
      'out.lost': 'No se ha podido cargar. Compruebe la conexión y vuelva a pulsar.',
    },
    ja: {
      'out.skip': '本文へ移動',
      'out.lost': '読み込めませんでした。接続を確認して、もう一度押してください。',
    },
    ko: {
      'out.skip': '본문으로 바로 가기',
      'out.lost': '불러오지 못했습니다. 연결을 확인하고 다시 눌러 주세요.',
    },
    pt: {
      'out.skip': 'Saltar para o conteúdo principal',
      'out.lost': 'Não foi possível carregar. Verifique a ligação e prima novamente.',
    },
  },
};
