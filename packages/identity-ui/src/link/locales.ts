import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The phrases of pages that mailed links lead to, for their block entries, in addition to `readerPhrases`. */
export const linkPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.link.stuck': 'Länken kunde inte kontrolleras',
      'id.link.network': 'Det finns ingen anslutning. Försök igen med samma länk när du är uppkopplad.',
      'id.link.retry': 'Försök igen',
    },
    fr: {
      'id.link.stuck': 'Le lien n’a pas pu être vérifié',
      'id.link.network': 'Aucune connexion. Réessayez avec le même lien une fois en ligne.',
      'id.link.retry': 'Réessayer',
    },
    no: {
      'id.link.stuck': 'Lenken kunne ikke kontrolleres',
      'id.link.network': 'Det er ingen forbindelse. Prøv igjen med samme lenke når du er på nett.',
      'id.link.retry': 'Prøv igjen',
    },
    de: {
      'id.link.stuck': 'Der Link konnte nicht geprüft werden',
      'id.link.network':
        'Es besteht keine Verbindung. Versuchen Sie es mit demselben Link wieder, sobald Sie online sind.',
      'id.link.retry': 'Noch einmal versuchen',
    },
    es: {
      'id.link.stuck': 'No se pudo comprobar el enlace',
      'id.link.network': 'No hay conexión. Inténtelo de nuevo con el mismo enlace cuando tenga conexión.',
      'id.link.retry': 'Intentar de nuevo',
    },
    ja: {
      'id.link.stuck': 'リンクを確認できませんでした',
      'id.link.network': '接続できません。オンラインになってから、同じリンクでもう一度お試しください。',
      'id.link.retry': 'もう一度試す',
    },
    ko: {
      'id.link.stuck': '링크를 확인하지 못했습니다',
      'id.link.network': '연결되지 않았습니다. 온라인 상태가 되면 같은 링크로 다시 시도해 주세요.',
      'id.link.retry': '다시 시도',
    },
    pt: {
      'id.link.stuck': 'Não foi possível verificar a hiperligação',
      'id.link.network':
        'Não há ligação à Internet. Tente novamente com a mesma hiperligação quando estiver online.',
      'id.link.retry': 'Tentar novamente',
    },
  },
};
