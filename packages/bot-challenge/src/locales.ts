import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The phrases of the robot check in every language. Only block entries import them, never components. */
export const botChallengePhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'bot.failed':
        'Robotkontrollen kunde inte läsas in. Kontrollera anslutningen och ditt blockeringsprogram.',
      'bot.label': 'Robotkontroll',
      'bot.loading': 'Läser in robotkontrollen …',
      'bot.retry': 'Försök igen',
    },
    fr: {
      'bot.failed':
        'Le contrôle anti-robot n’a pas pu être chargé. Vérifiez votre connexion et votre bloqueur de contenu.',
      'bot.label': 'Contrôle anti-robot',
      'bot.loading': 'Chargement du contrôle anti-robot…',
      'bot.retry': 'Réessayer',
    },
    no: {
      'bot.failed':
        'Robotsjekken kunne ikke lastes inn. Kontroller tilkoblingen og innholdsblokkeringen din.',
      'bot.label': 'Robotsjekk',
      'bot.loading': 'Laster inn robotsjekken …',
      'bot.retry': 'Prøv igjen',
    },
    de: {
      'bot.failed':
        'Die Robotprüfung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und Ihren Inhaltsblocker.',
      'bot.label': 'Robotprüfung',
      'bot.loading': 'Die Robotprüfung wird geladen …',
      'bot.retry': 'Erneut versuchen',
    },
    es: {
      'bot.failed':
        'No se ha podido cargar la comprobación antirrobots. Revise su conexión y su bloqueador de contenido.',
      'bot.label': 'Comprobación antirrobots',
      'bot.loading': 'Cargando la comprobación antirrobots…',
      'bot.retry': 'Reintentar',
    },
    ja: {
      'bot.failed': 'ロボット確認を読み込めませんでした。接続とコンテンツブロッカーの設定をご確認ください。',
      'bot.label': 'ロボット確認',
      'bot.loading': 'ロボット確認を読み込んでいます…',
      'bot.retry': '再試行',
    },
    ko: {
      'bot.failed': '로봇 확인을 불러오지 못했습니다. 연결 상태와 콘텐츠 차단 설정을 확인해 주세요.',
      'bot.label': '로봇 확인',
      'bot.loading': '로봇 확인을 불러오는 중…',
      'bot.retry': '다시 시도',
    },
    pt: {
      'bot.failed':
        'Não foi possível carregar a verificação antirrobô. Verifique a ligação e o bloqueador de conteúdos.',
      'bot.label': 'Verificação antirrobô',
      'bot.loading': 'A carregar a verificação antirrobô…',
      'bot.retry': 'Tentar novamente',
    },
  },
};
