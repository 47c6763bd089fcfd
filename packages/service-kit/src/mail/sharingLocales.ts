import type { sharingPhrases } from './sharingPhrases.ts';

type Translation = Readonly<Record<keyof typeof sharingPhrases, string>>;

const sv: Translation = {
  'invitation.subject': 'Du är inbjuden att läsa {site}',
  'invitation.text':
    '{giver} delar {product} hos {site} med dig. Det kostar dig ingenting. Tacka ja med ett eget konto.',
  'invitation.action': 'Tacka ja',
  'shareEnded.subject': '{product} delas inte längre med dig',
  'shareEnded.text':
    'Prenumerationen på {product} hos {site} som delades med dig har upphört för din del. Du har inget att betala. Vill du läsa vidare kan du prenumerera själv.',
  'shareEnded.action': 'Visa erbjudandena',
};

const fr: Translation = {
  'invitation.subject': 'Vous êtes invité à lire {site}',
  'invitation.text':
    '{giver} partage {product} sur {site} avec vous. Cela ne vous coûte rien. Acceptez avec votre propre compte.',
  'invitation.action': 'Accepter l’invitation',
  'shareEnded.subject': '{product} n’est plus partagé avec vous',
  'shareEnded.text':
    'L’abonnement à {product} sur {site} qui était partagé avec vous a pris fin pour vous. Vous n’avez rien à payer. Pour continuer à lire, vous pouvez vous abonner vous-même.',
  'shareEnded.action': 'Voir les offres',
};

const no: Translation = {
  'invitation.subject': 'Du er invitert til å lese {site}',
  'invitation.text':
    '{giver} deler {product} hos {site} med deg. Det koster deg ingenting. Ta imot med din egen konto.',
  'invitation.action': 'Ta imot invitasjonen',
  'shareEnded.subject': '{product} deles ikke lenger med deg',
  'shareEnded.text':
    'Abonnementet på {product} hos {site} som ble delt med deg, er avsluttet for din del. Du har ingenting å betale. Vil du lese videre, kan du abonnere selv.',
  'shareEnded.action': 'Se tilbudene',
};

const de: Translation = {
  'invitation.subject': 'Sie sind eingeladen, {site} zu lesen',
  'invitation.text':
    '{giver} teilt {product} bei {site} mit Ihnen. Es kostet Sie nichts. Nehmen Sie mit einem eigenen Konto an.',
  'invitation.action': 'Einladung annehmen',
  'shareEnded.subject': '{product} wird nicht mehr mit Ihnen geteilt',
  'shareEnded.text':
    'Das Abonnement {product} bei {site}, das mit Ihnen geteilt wurde, ist für Sie beendet. Sie haben nichts zu bezahlen. Um weiterzulesen, können Sie selbst abonnieren.',
  'shareEnded.action': 'Angebote ansehen',
};

const es: Translation = {
  'invitation.subject': 'Le invitan a leer {site}',
  'invitation.text':
    '{giver} comparte {product} de {site} con usted. No le cuesta nada. Acepte con su propia cuenta.',
  'invitation.action': 'Aceptar la invitación',
  'shareEnded.subject': '{product} ya no se comparte con usted',
  'shareEnded.text':
    'La suscripción a {product} en {site} que se compartía con usted ha terminado para usted. No tiene nada que pagar. Para seguir leyendo, puede suscribirse usted mismo.',
  'shareEnded.action': 'Ver las ofertas',
};

const ja: Translation = {
  'invitation.subject': '{site}への招待',
  'invitation.text':
    '{giver}さんが{site}の{product}をあなたと共有しています。料金はかかりません。ご自身のアカウントで受け取ってください。',
  'invitation.action': '招待を受ける',
  'shareEnded.subject': '{product}の共有が終了しました',
  'shareEnded.text':
    '共有されていた{site}の{product}は、ご利用いただけなくなりました。お支払いは必要ありません。引き続きお読みになるには、ご自身で購読いただけます。',
  'shareEnded.action': 'プランを見る',
};

const ko: Translation = {
  'invitation.subject': '{site}에 초대되었습니다',
  'invitation.text':
    '{giver} 님이 {site}의 {product}을(를) 함께 읽도록 초대했습니다. 비용은 없습니다. 본인 계정으로 수락해 주세요.',
  'invitation.action': '초대 수락',
  'shareEnded.subject': '{product} 공유가 종료되었습니다',
  'shareEnded.text':
    '공유받으신 {site}의 {product} 구독이 종료되었습니다. 지불하실 금액은 없습니다. 계속 읽으시려면 직접 구독하실 수 있습니다.',
  'shareEnded.action': '구독 상품 보기',
};

const pt: Translation = {
  'invitation.subject': 'Foi convidado a ler {site}',
  'invitation.text':
    '{giver} partilha {product} de {site} consigo. Não lhe custa nada. Aceite com a sua própria conta.',
  'invitation.action': 'Aceitar o convite',
  'shareEnded.subject': '{product} já não é partilhado consigo',
  'shareEnded.text':
    'A subscrição de {product} em {site} que era partilhada consigo terminou para si. Não tem nada a pagar. Para continuar a ler, pode subscrever.',
  'shareEnded.action': 'Ver as ofertas',
};

/** The translations of `sharingPhrases` into every language except English. */
export const sharingLocales = { sv, fr, no, de, es, ja, ko, pt };
