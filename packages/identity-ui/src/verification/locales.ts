import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** For block entries that speak of an address that nobody has confirmed yet. */
export const verificationPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.unverified.text': 'Adressen har inte bekräftats än. Öppna länken som vi skickade dit.',
      'id.unverified.short': 'Inte bekräftad än.',
      'id.unverified.send': 'Skicka länken igen',
      'id.unverified.sent': 'En ny länk är på väg till {email}.',
      'id.verified': 'Bekräftad.',
    },
    fr: {
      'id.unverified.text':
        'Cette adresse n’a pas encore été confirmée. Ouvrez le lien que nous y avons envoyé.',
      'id.unverified.short': 'Pas encore confirmée.',
      'id.unverified.send': 'Renvoyer le lien',
      'id.unverified.sent': 'Un nouveau lien est en route vers {email}.',
      'id.verified': 'Confirmée.',
    },
    no: {
      'id.unverified.text': 'Adressen er ikke bekreftet ennå. Åpne lenken vi sendte dit.',
      'id.unverified.short': 'Ikke bekreftet ennå.',
      'id.unverified.send': 'Send lenken på nytt',
      'id.unverified.sent': 'En ny lenke er på vei til {email}.',
      'id.verified': 'Bekreftet.',
    },
    de: {
      'id.unverified.text':
        'Diese Adresse wurde noch nicht bestätigt. Öffnen Sie den Link, den wir dorthin geschickt haben.',
      'id.unverified.short': 'Noch nicht bestätigt.',
      'id.unverified.send': 'Link noch einmal senden',
      'id.unverified.sent': 'Ein neuer Link ist unterwegs an {email}.',
      'id.verified': 'Bestätigt.',
    },
    es: {
      'id.unverified.text': 'Esta dirección aún no se ha confirmado. Abra el enlace que enviamos allí.',
      'id.unverified.short': 'Aún sin confirmar.',
      'id.unverified.send': 'Enviar el enlace de nuevo',
      'id.unverified.sent': 'Un nuevo enlace va en camino a {email}.',
      'id.verified': 'Confirmada.',
    },
    ja: {
      'id.unverified.text': 'このアドレスはまだ確認されていません。お送りしたリンクを開いてください。',
      'id.unverified.short': 'まだ確認されていません。',
      'id.unverified.send': 'リンクを再送する',
      'id.unverified.sent': '{email} に新しいリンクをお送りしました。',
      'id.verified': '確認済みです。',
    },
    ko: {
      'id.unverified.text': '이 주소는 아직 확인되지 않았습니다. 보내 드린 링크를 열어 주세요.',
      'id.unverified.short': '아직 확인되지 않았습니다.',
      'id.unverified.send': '링크 다시 보내기',
      'id.unverified.sent': '{email}(으)로 새 링크를 보냈습니다.',
      'id.verified': '확인되었습니다.',
    },
    pt: {
      'id.unverified.text': 'Este endereço ainda não foi confirmado. Abra o link que enviamos para lá.',
      'id.unverified.short': 'Ainda não confirmado.',
      'id.unverified.send': 'Enviar o link novamente',
      'id.unverified.sent': 'Um novo link está a caminho de {email}.',
      'id.verified': 'Confirmado.',
    },
  },
};
