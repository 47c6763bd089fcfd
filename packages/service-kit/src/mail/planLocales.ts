import type { planPhrases } from './planPhrases.ts';

type Translation = Readonly<Record<keyof typeof planPhrases, string>>;

const sv: Translation = {
  'planChanged.subject': 'Din plan är nu {product}',
  'planChanged.text': 'Du har bytt plan för din prenumeration hos {site}. Från och med nu har du {product}.',
  'planChanged.action': 'Visa din prenumeration',
  'planWaits.subject': 'Din plan byts den {date}',
  'planWaits.text':
    'Din prenumeration hos {site} blir {product} den {date}. Till dess är allt som förut och inget dras. Du kan återta bytet fram till den dagen.',
  'planWaits.action': 'Visa din prenumeration',
  'planKept.subject': 'Din plan förblir som den är',
  'planKept.text': 'Du har återtagit bytet av plan som väntade. {product} hos {site} fortsätter som förut.',
  'planKept.action': 'Visa din prenumeration',
};

const fr: Translation = {
  'planChanged.subject': 'Votre formule est désormais {product}',
  'planChanged.text':
    'Vous avez changé la formule de votre abonnement à {site}. Vous avez désormais {product}.',
  'planChanged.action': 'Voir votre abonnement',
  'planWaits.subject': 'Votre formule change le {date}',
  'planWaits.text':
    'Votre abonnement à {site} devient {product} le {date}. D’ici là, rien ne change et rien n’est prélevé. Vous pouvez annuler ce changement jusqu’à ce jour.',
  'planWaits.action': 'Voir votre abonnement',
  'planKept.subject': 'Votre formule reste la même',
  'planKept.text':
    'Vous avez annulé le changement de formule prévu. {product} sur {site} continue comme avant.',
  'planKept.action': 'Voir votre abonnement',
};

const no: Translation = {
  'planChanged.subject': 'Planen din er nå {product}',
  'planChanged.text': 'Du har byttet plan for abonnementet hos {site}. Fra nå av har du {product}.',
  'planChanged.action': 'Se abonnementet',
  'planWaits.subject': 'Planen din byttes {date}',
  'planWaits.text':
    'Abonnementet ditt hos {site} blir {product} {date}. Til da er alt som før, og ingenting trekkes. Du kan trekke byttet tilbake til den dagen.',
  'planWaits.action': 'Se abonnementet',
  'planKept.subject': 'Planen din blir som den er',
  'planKept.text': 'Du har trukket tilbake planbyttet som ventet. {product} hos {site} fortsetter som før.',
  'planKept.action': 'Se abonnementet',
};

const de: Translation = {
  'planChanged.subject': 'Ihr Tarif ist jetzt {product}',
  'planChanged.text':
    'Sie haben den Tarif Ihres Abonnements bei {site} gewechselt. Ab jetzt haben Sie {product}.',
  'planChanged.action': 'Abonnement ansehen',
  'planWaits.subject': 'Ihr Tarif wechselt am {date}',
  'planWaits.text':
    'Ihr Abonnement bei {site} wird am {date} zu {product}. Bis dahin bleibt alles, wie es ist, und nichts wird abgebucht. Bis zu diesem Tag können Sie den Wechsel zurücknehmen.',
  'planWaits.action': 'Abonnement ansehen',
  'planKept.subject': 'Ihr Tarif bleibt, wie er ist',
  'planKept.text':
    'Sie haben den vorgemerkten Tarifwechsel zurückgenommen. {product} bei {site} läuft weiter wie bisher.',
  'planKept.action': 'Abonnement ansehen',
};

const es: Translation = {
  'planChanged.subject': 'Su plan es ahora {product}',
  'planChanged.text': 'Ha cambiado el plan de su suscripción a {site}. Desde ahora tiene {product}.',
  'planChanged.action': 'Ver su suscripción',
  'planWaits.subject': 'Su plan cambia el {date}',
  'planWaits.text':
    'Su suscripción a {site} pasa a ser {product} el {date}. Hasta entonces todo sigue igual y no se cobra nada. Puede anular el cambio hasta ese día.',
  'planWaits.action': 'Ver su suscripción',
  'planKept.subject': 'Su plan sigue como está',
  'planKept.text':
    'Ha anulado el cambio de plan que estaba previsto. {product} en {site} continúa como antes.',
  'planKept.action': 'Ver su suscripción',
};

const ja: Translation = {
  'planChanged.subject': 'プランが{product}になりました',
  'planChanged.text': '{site}のご購読のプランを変更しました。これからは{product}です。',
  'planChanged.action': 'ご購読を見る',
  'planWaits.subject': '{date}にプランが変わります',
  'planWaits.text':
    '{site}のご購読は{date}に{product}になります。それまでは今のままで、請求はありません。その日までは変更を取り消せます。',
  'planWaits.action': 'ご購読を見る',
  'planKept.subject': 'プランはそのままです',
  'planKept.text': '予定されていたプランの変更を取り消しました。{site}の{product}はこれまでどおり続きます。',
  'planKept.action': 'ご購読を見る',
};

const ko: Translation = {
  'planChanged.subject': '요금제가 {product}(으)로 바뀌었습니다',
  'planChanged.text': '{site} 구독의 요금제를 바꾸셨습니다. 이제부터 {product}입니다.',
  'planChanged.action': '구독 보기',
  'planWaits.subject': '{date}에 요금제가 바뀝니다',
  'planWaits.text':
    '{site} 구독이 {date}에 {product}(으)로 바뀝니다. 그때까지는 그대로이며 아무것도 결제되지 않습니다. 그날까지 변경을 취소할 수 있습니다.',
  'planWaits.action': '구독 보기',
  'planKept.subject': '요금제는 그대로입니다',
  'planKept.text': '예정된 요금제 변경을 취소하셨습니다. {site}의 {product}은(는) 전과 같이 계속됩니다.',
  'planKept.action': '구독 보기',
};

const pt: Translation = {
  'planChanged.subject': 'O seu plano é agora {product}',
  'planChanged.text': 'Mudou o plano da sua assinatura de {site}. A partir de agora tem {product}.',
  'planChanged.action': 'Ver a assinatura',
  'planWaits.subject': 'O seu plano muda a {date}',
  'planWaits.text':
    'A sua assinatura de {site} passa a ser {product} a {date}. Até lá tudo fica como está e nada é cobrado. Pode anular a mudança até esse dia.',
  'planWaits.action': 'Ver a assinatura',
  'planKept.subject': 'O seu plano fica como está',
  'planKept.text': 'Anulou a mudança de plano que estava prevista. {product} de {site} continua como antes.',
  'planKept.action': 'Ver a assinatura',
};

/** The translations of `planPhrases` into every language except English. */
export const planLocales = { sv, fr, no, de, es, ja, ko, pt };
