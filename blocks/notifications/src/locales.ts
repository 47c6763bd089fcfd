import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'notifications.title': 'Senaste nytt-notiser',
      'notifications.about':
        'Få en notis i den här webbläsaren när något viktigt händer. Inget konto behövs.',
      'notifications.turnOn': 'Slå på notiser',
      'notifications.turnOff': 'Stäng av notiser',
      'notifications.on': 'Notiser är på i den här webbläsaren.',
      'notifications.off': 'Notiser är av i den här webbläsaren.',
      'notifications.blocked':
        'Webbläsaren blockerar notiser från den här webbplatsen. Tillåt dem i webbläsarens inställningar för webbplatsen och försök igen.',
      'notifications.unsupported':
        'Den här webbläsaren kan inte visa notiser. På en iPhone eller iPad lägger du till webbplatsen på hemskärmen och öppnar den därifrån.',
      'notifications.failed': 'Det gick inte. Kontrollera anslutningen och försök igen.',
    },
    fr: {
      'notifications.title': 'Alertes info',
      'notifications.about':
        'Recevez une notification dans ce navigateur dès qu’une information importante tombe. Aucun compte n’est nécessaire.',
      'notifications.turnOn': 'Activer les alertes',
      'notifications.turnOff': 'Désactiver les alertes',
      'notifications.on': 'Les alertes sont activées dans ce navigateur.',
      'notifications.off': 'Les alertes sont désactivées dans ce navigateur.',
      'notifications.blocked':
        'Ce navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du navigateur pour ce site, puis réessayez.',
      'notifications.unsupported':
        'Ce navigateur ne peut pas afficher de notifications. Sur un iPhone ou un iPad, ajoutez ce site à l’écran d’accueil et ouvrez-le de là.',
      'notifications.failed': 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
    },
    no: {
      'notifications.title': 'Varsler om siste nytt',
      'notifications.about': 'Få et varsel i denne nettleseren når noe viktig skjer. Du trenger ingen konto.',
      'notifications.turnOn': 'Slå på varsler',
      'notifications.turnOff': 'Slå av varsler',
      'notifications.on': 'Varsler er på i denne nettleseren.',
      'notifications.off': 'Varsler er av i denne nettleseren.',
      'notifications.blocked':
        'Nettleseren blokkerer varsler fra dette nettstedet. Tillat dem i nettleserens innstillinger for nettstedet, og prøv igjen.',
      'notifications.unsupported':
        'Denne nettleseren kan ikke vise varsler. På en iPhone eller iPad legger du nettstedet til på Hjem-skjermen og åpner det derfra.',
      'notifications.failed': 'Det virket ikke. Sjekk forbindelsen og prøv igjen.',
    },
    de: {
      'notifications.title': 'Eilmeldungen',
      'notifications.about':
        'Erhalten Sie in diesem Browser eine Mitteilung, wenn etwas Wichtiges geschieht. Sie brauchen kein Konto.',
      'notifications.turnOn': 'Eilmeldungen einschalten',
      'notifications.turnOff': 'Eilmeldungen ausschalten',
      'notifications.on': 'Eilmeldungen sind in diesem Browser eingeschaltet.',
      'notifications.off': 'Eilmeldungen sind in diesem Browser ausgeschaltet.',
      'notifications.blocked':
        'Dieser Browser blockiert Mitteilungen dieser Website. Erlauben Sie sie in den Einstellungen des Browsers für diese Website und versuchen Sie es dann noch einmal.',
      'notifications.unsupported':
        'Dieser Browser kann keine Mitteilungen anzeigen. Auf einem iPhone oder iPad fügen Sie diese Website zum Home-Bildschirm hinzu und öffnen sie dort.',
      'notifications.failed':
        'Das hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    },
    es: {
      'notifications.title': 'Alertas de última hora',
      'notifications.about':
        'Reciba una notificación en este navegador cuando ocurra algo importante. No hace falta una cuenta.',
      'notifications.turnOn': 'Activar las alertas',
      'notifications.turnOff': 'Desactivar las alertas',
      'notifications.on': 'Las alertas están activadas en este navegador.',
      'notifications.off': 'Las alertas están desactivadas en este navegador.',
      'notifications.blocked':
        'Este navegador bloquea las notificaciones de este sitio. Permítalas en los ajustes del navegador para este sitio e inténtelo de nuevo.',
      'notifications.unsupported':
        'Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añada este sitio a la pantalla de inicio y ábralo desde allí.',
      'notifications.failed': 'No ha funcionado. Compruebe la conexión e inténtelo de nuevo.',
    },
    ja: {
      'notifications.title': 'ニュース速報の通知',
      'notifications.about': '重要なニュースがあったとき、このブラウザーに通知します。アカウントは不要です。',
      'notifications.turnOn': '通知をオンにする',
      'notifications.turnOff': '通知をオフにする',
      'notifications.on': 'このブラウザーの通知はオンです。',
      'notifications.off': 'このブラウザーの通知はオフです。',
      'notifications.blocked':
        'このサイトからの通知がブラウザーでブロックされています。ブラウザーのサイト設定で通知を許可してから、もう一度お試しください。',
      'notifications.unsupported':
        'このブラウザーでは通知を表示できません。iPhoneやiPadでは、このサイトをホーム画面に追加し、そこから開いてください。',
      'notifications.failed': 'うまくいきませんでした。接続を確認して、もう一度お試しください。',
    },
    ko: {
      'notifications.title': '속보 알림',
      'notifications.about': '중요한 소식이 있으면 이 브라우저로 알려 드립니다. 계정은 필요하지 않습니다.',
      'notifications.turnOn': '알림 켜기',
      'notifications.turnOff': '알림 끄기',
      'notifications.on': '이 브라우저의 알림이 켜져 있습니다.',
      'notifications.off': '이 브라우저의 알림이 꺼져 있습니다.',
      'notifications.blocked':
        '브라우저가 이 사이트의 알림을 차단하고 있습니다. 브라우저의 사이트 설정에서 알림을 허용한 뒤 다시 시도해 주세요.',
      'notifications.unsupported':
        '이 브라우저는 알림을 표시할 수 없습니다. iPhone이나 iPad에서는 이 사이트를 홈 화면에 추가한 뒤 그곳에서 열어 주세요.',
      'notifications.failed': '작동하지 않았습니다. 연결을 확인하고 다시 시도해 주세요.',
    },
    pt: {
      'notifications.title': 'Alertas de última hora',
      'notifications.about':
        'Receba uma notificação neste navegador quando há notícias importantes. Não precisa de conta.',
      'notifications.turnOn': 'Ativar os alertas',
      'notifications.turnOff': 'Desativar os alertas',
      'notifications.on': 'Os alertas estão ativados neste navegador.',
      'notifications.off': 'Os alertas estão desativados neste navegador.',
      'notifications.blocked':
        'Este navegador bloqueia as notificações deste site. Permita-as nas definições do navegador para este site e tente de novo.',
      'notifications.unsupported':
        'Este navegador não consegue mostrar notificações. Num iPhone ou iPad, adicione este site ao ecrã principal e abra-o a partir daí.',
      'notifications.failed': 'Não funcionou. Verifique a ligação e tente de novo.',
    },
  },
};
