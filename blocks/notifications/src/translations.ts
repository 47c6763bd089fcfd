import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  Notifications: {
    sv: 'Notiser',
    fr: 'Notifications',
    no: 'Varsler',
    de: 'Mitteilungen',
    es: 'Notificaciones',
    ja: '通知',
    ko: '알림',
    pt: 'Notificações',
  },
  'A button that turns notifications of breaking news on and off': {
    sv: 'En knapp som slår på och av notiser om senaste nytt',
    fr: 'Un bouton qui active et désactive les notifications d’alertes info',
    no: 'En knapp som slår varsler om siste nytt på og av',
    de: 'Ein Knopf, der Mitteilungen über Eilmeldungen ein- und ausschaltet',
    es: 'Un botón que activa y desactiva las notificaciones de última hora',
    ja: 'ニュース速報の通知をオン・オフするボタン',
    ko: '속보 알림을 켜고 끄는 버튼',
    pt: 'Um botão que ativa e desativa as notificações de última hora',
  },
  'Stands above the button; left blank, "Breaking news alerts" in the language of the site.': {
    sv: 'Står ovanför knappen; lämnas fältet tomt står det ”Senaste nytt-notiser” på webbplatsens språk.',
    fr: 'Figure au-dessus du bouton ; laissé vide, « Alertes info » dans la langue du site.',
    no: 'Står over knappen; står feltet tomt, blir det «Varsler om siste nytt» på nettstedets språk.',
    de: 'Steht über dem Knopf; bleibt das Feld leer, „Eilmeldungen“ in der Sprache der Website.',
    es: 'Va sobre el botón; si se deja en blanco, «Alertas de última hora» en el idioma del sitio.',
    ja: 'ボタンの上に表示します。空欄なら「ニュース速報の通知」をサイトの言語で表示します。',
    ko: '버튼 위에 놓입니다. 비워 두면 ‘속보 알림’이 사이트의 언어로 나옵니다.',
    pt: 'Fica por cima do botão; em branco, «Alertas de última hora» na língua do site.',
  },
};
