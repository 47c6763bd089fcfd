import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The phrases of the bot challenge in every language. Only block entries import them, never components. */
export const botChallengePhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'bot.failed':
        'Säkerhetskontrollen kunde inte läsas in. Kontrollera anslutningen och ditt blockeringsprogram.',
      'bot.label': 'Säkerhetskontroll',
      'bot.loading': 'Läser in säkerhetskontrollen …',
      'bot.retry': 'Försök igen',
    },
    fr: {
      'bot.failed':
        'La vérification de sécurité n’a pas pu être chargée. Vérifiez votre connexion et votre bloqueur de contenu.',
      'bot.label': 'Vérification de sécurité',
      'bot.loading': 'Chargement de la vérification de sécurité…',
      'bot.retry': 'Réessayer',
    },
    no: {
      'bot.failed':
        'Sikkerhetskontrollen kunne ikke lastes inn. Kontroller tilkoblingen og innholdsblokkeringen din.',
      'bot.label': 'Sikkerhetskontroll',
      'bot.loading': 'Laster inn sikkerhetskontrollen …',
      'bot.retry': 'Prøv igjen',
    },
    de: {
      'bot.failed':
        'Die Sicherheitsprüfung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und Ihren Inhaltsblocker.',
      'bot.label': 'Sicherheitsprüfung',
      'bot.loading': 'Die Sicherheitsprüfung wird geladen …',
      'bot.retry': 'Erneut versuchen',
    },
    es: {
      'bot.failed':
        'No se ha podido cargar la comprobación de seguridad. Revise su conexión y su bloqueador de contenido.',
      'bot.label': 'Comprobación de seguridad',
      'bot.loading': 'Cargando la comprobación de seguridad…',
      'bot.retry': 'Reintentar',
    },
    ja: {
      'bot.failed':
        'セキュリティチェックを読み込めませんでした。接続とコンテンツブロッカーの設定をご確認ください。',
      'bot.label': 'セキュリティチェック',
      'bot.loading': 'セキュリティチェックを読み込んでいます…',
      'bot.retry': '再試行',
    },
    ko: {
      'bot.failed': '보안 확인을 불러오지 못했습니다. 연결 상태와 콘텐츠 차단 설정을 확인해 주세요.',
      'bot.label': '보안 확인',
      'bot.loading': '보안 확인을 불러오는 중…',
      'bot.retry': '다시 시도',
    },
    pt: {
      'bot.failed':
        'Não foi possível carregar a verificação de segurança. Verifique a ligação e o bloqueador de conteúdos.',
      'bot.label': 'Verificação de segurança',
      'bot.loading': 'A carregar a verificação de segurança…',
      'bot.retry': 'Tentar novamente',
    },
  },
};
