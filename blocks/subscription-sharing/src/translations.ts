import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Sharing of subscriptions': {
    sv: 'Delning av prenumerationer',
    fr: 'Partage d’abonnements',
    no: 'Deling av abonnementer',
    de: 'Teilen von Abonnements',
    es: 'Compartir suscripciones',
    ja: '購読の共有',
    ko: '구독 공유',
    pt: 'Partilha de assinaturas',
  },
  'The places of a subscription: inviting others, taking places back, and leaving': {
    sv: 'Prenumerationens platser: bjuda in andra, ta tillbaka platser och lämna',
    fr: 'Les places d’un abonnement : inviter, reprendre une place, et partir',
    no: 'Plassene i et abonnement: invitere andre, ta tilbake plasser og gå ut',
    de: 'Die Plätze eines Abonnements: andere einladen, Plätze zurücknehmen, aussteigen',
    es: 'Las plazas de una suscripción: invitar a otros, recuperar plazas y marcharse',
    ja: '購読の枠：招待、取り消し、退出',
    ko: '구독의 자리: 초대하기, 자리 되찾기, 나가기',
    pt: 'Os lugares de uma assinatura: convidar outros, retirar lugares e sair',
  },
  'Linked for who has nothing to share. Left blank, there is no link.': {
    sv: 'Länkas för den som inte har något att dela. Lämnas fältet tomt visas ingen länk.',
    fr: 'En lien pour qui n’a rien à partager. Laissé vide, il n’y a pas de lien.',
    no: 'Lenkes for den som ikke har noe å dele. Står feltet tomt, vises ingen lenke.',
    de: 'Verlinkt für alle, die nichts zu teilen haben. Bleibt das Feld leer, gibt es keinen Link.',
    es: 'Se enlaza para quien no tiene nada que compartir. Si se deja en blanco, no hay enlace.',
    ja: '共有するもののない読者に表示するリンク先です。空欄ならリンクはありません。',
    ko: '나눌 것이 없는 사람에게 링크됩니다. 비워 두면 링크가 없습니다.',
    pt: 'Ligação para quem não tem nada a partilhar. Em branco, não há ligação.',
  },
};
