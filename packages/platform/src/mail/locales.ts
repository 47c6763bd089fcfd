import type { MailPhrase } from './phrases.ts';

type Translation = Readonly<Record<MailPhrase, string>>;

const sv: Translation = {
  'verifyEmail.subject': 'Bekräfta din e-postadress',
  'verifyEmail.text': 'Den här adressen angavs för ett konto hos {site}. Bekräfta att den är din.',
  'verifyEmail.action': 'Bekräfta adressen',
  'oneTimeLink.subject': 'Din inloggningslänk',
  'oneTimeLink.text': 'Med den här länken loggar du in på {site} utan lösenord. Den fungerar en gång.',
  'oneTimeLink.action': 'Logga in',
  'resetPassword.subject': 'Välj ett nytt lösenord',
  'resetPassword.text': 'Ett nytt lösenord har begärts för ditt konto hos {site}.',
  'resetPassword.action': 'Välj ett lösenord',
  'deleteAccount.subject': 'Vill du ta bort ditt konto?',
  'deleteAccount.text':
    'Du bad {site} att ta bort ditt konto och uppgifterna i det. Inget tas bort förrän du bekräftar.',
  'deleteAccount.action': 'Bekräfta eller avbryt',
  'passwordChanged.subject': 'Ditt lösenord har ändrats',
  'passwordChanged.text':
    'Lösenordet till ditt konto hos {site} har ändrats. Om det inte var du, begär genast ett nytt lösenord.',
  'emailChanged.subject': 'Din e-postadress har ändrats',
  'emailChanged.text':
    'Ditt konto hos {site} har en ny e-postadress och använder inte längre den här. Om det inte var du, följ länken i vårt mejl om ändringen, så får du tillbaka den.',
  'accountDeleted.subject': 'Ditt konto har tagits bort',
  'accountDeleted.text': 'Ditt konto hos {site} och uppgifterna i det har tagits bort.',
  'link.lifetime': 'Länken gäller i {time}.',
  'link.ignore': 'Om du inte har bett om det här mejlet behöver du inte göra något.',
  'restoreEmail.subject': 'Någon ändrar e-postadressen till ditt konto',
  'restoreEmail.text':
    'För ditt konto hos {site} har adressen {email} angetts. När den är bekräftad ersätter den den här. Om det inte var du, behåll din adress: ändringen tas tillbaka, alla enheter loggas ut och du väljer ett nytt lösenord.',
  'restoreEmail.action': 'Behåll min adress',
  'restoreEmail.ignore': 'Om det var du behöver du inte göra något.',
  'accountSecured.subject': 'Kontot är nu bara ditt',
  'accountSecured.text':
    'Du har bekräftat den här adressen för ditt konto hos {site} på en enhet som kontot inte kände till. Tidigare lösenord, kopplade inloggningar och enheter har tagits bort, eftersom någon annan kan ha lagt till dem. Begär ett nytt lösenord om du vill logga in med ett.',
  'receipt.subject': 'Din beställning {order}',
  'receipt.text':
    'Tack. Din betalning för {product} hos {site} har kommit fram. Kvittot finns bland dina beställningar, att läsa eller skriva ut. Den betalda tiden slutar den {date}.',
  'receipt.action': 'Visa kvittot',
  'renewalNotice.subject': 'Din prenumeration förnyas den {date}',
  'renewalNotice.text':
    '{product} hos {site} förnyas den {date}. Då dras {amount}. Säg upp före den dagen om du inte vill det.',
  'renewalNotice.action': 'Hantera din prenumeration',
  'cardExpiring.subject': 'Ditt kort gäller inte vid nästa betalning',
  'cardExpiring.text':
    'Kortet för {product} hos {site} går ut före nästa betalning den {date}. Ange ett annat så att du kan fortsätta läsa.',
  'cardExpiring.action': 'Uppdatera betalningssättet',
  'paymentFailed.subject': 'Betalningen för {product} misslyckades',
  'paymentFailed.text':
    '{amount} för {product} hos {site} kunde inte dras. Du kan läsa till den {date}, och vi försöker igen. Ett nytt betalningssätt debiteras direkt.',
  'paymentFailed.action': 'Uppdatera betalningssättet',
  'cancelled.subject': 'Din prenumeration är uppsagd',
  'cancelled.text':
    'Du har sagt upp {product} hos {site}. Inget mer dras, och du kan läsa till den {date}. Fram till dess kan du ångra uppsägningen.',
  'cancelled.action': 'Visa din prenumeration',
  'ended.subject': 'Din prenumeration har upphört',
  'ended.text': '{product} hos {site} har upphört och inget mer dras. Du är alltid välkommen tillbaka.',
  'ended.action': 'Visa erbjudandena',
  'gift.subject': '{giver} har en present till dig',
  'gift.text': '{giver} ger dig en prenumeration på {site}. Tiden börjar när du löser in den.',
  'gift.action': 'Lös in presenten',
  'invitation.subject': 'Du är inbjuden att läsa {site}',
  'invitation.text':
    'En prenumerant hos {site} delar {product} med dig. Det kostar dig ingenting. Tacka ja med ett eget konto.',
  'invitation.action': 'Tacka ja',
};

const fr: Translation = {
  'verifyEmail.subject': 'Confirmez votre adresse e-mail',
  'verifyEmail.text':
    'Cette adresse a été indiquée pour un compte sur {site}. Confirmez qu’elle vous appartient.',
  'verifyEmail.action': 'Confirmer l’adresse',
  'oneTimeLink.subject': 'Votre lien de connexion',
  'oneTimeLink.text': 'Ce lien vous connecte à {site} sans mot de passe. Il ne fonctionne qu’une seule fois.',
  'oneTimeLink.action': 'Se connecter',
  'resetPassword.subject': 'Choisissez un nouveau mot de passe',
  'resetPassword.text': 'Un nouveau mot de passe a été demandé pour votre compte sur {site}.',
  'resetPassword.action': 'Choisir un mot de passe',
  'deleteAccount.subject': 'Voulez-vous supprimer votre compte ?',
  'deleteAccount.text':
    'Vous avez demandé à {site} de supprimer votre compte et ses données. Rien ne sera supprimé sans votre confirmation.',
  'deleteAccount.action': 'Confirmer ou annuler',
  'passwordChanged.subject': 'Votre mot de passe a été modifié',
  'passwordChanged.text':
    'Le mot de passe de votre compte sur {site} a été modifié. Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe.',
  'emailChanged.subject': 'Votre adresse e-mail a été modifiée',
  'emailChanged.text':
    'Votre compte sur {site} a une nouvelle adresse e-mail et n’utilise plus celle-ci. Si ce n’était pas vous, suivez le lien de notre e-mail sur ce changement pour la retrouver.',
  'accountDeleted.subject': 'Votre compte a été supprimé',
  'accountDeleted.text': 'Votre compte sur {site} et ses données ont été supprimés.',
  'link.lifetime': 'Le lien est valable {time}.',
  'link.ignore': 'Si vous n’avez pas demandé ce message, vous n’avez rien à faire.',
  'restoreEmail.subject': 'Quelqu’un change l’adresse e-mail de votre compte',
  'restoreEmail.text':
    'L’adresse {email} a été indiquée pour votre compte sur {site}. Une fois confirmée, elle remplacera celle-ci. Si ce n’était pas vous, gardez votre adresse : le changement est annulé, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.',
  'restoreEmail.action': 'Garder mon adresse',
  'restoreEmail.ignore': 'Si c’était vous, vous n’avez rien à faire.',
  'accountSecured.subject': 'Votre compte n’appartient plus qu’à vous',
  'accountSecured.text':
    'Vous avez confirmé cette adresse pour votre compte sur {site} depuis un appareil que le compte ne connaissait pas. Les mots de passe, connexions associées et appareils précédents ont été supprimés, car une autre personne a pu les ajouter. Demandez un nouveau mot de passe si vous souhaitez en utiliser un.',
  'receipt.subject': 'Votre commande {order}',
  'receipt.text':
    'Merci. Votre paiement pour {product} sur {site} est arrivé. Le reçu se trouve dans vos commandes, à lire ou à imprimer. La période payée se termine le {date}.',
  'receipt.action': 'Voir le reçu',
  'renewalNotice.subject': 'Votre abonnement est renouvelé le {date}',
  'renewalNotice.text':
    '{product} sur {site} est renouvelé le {date}. {amount} seront alors prélevés. Si vous ne le souhaitez pas, résiliez avant ce jour.',
  'renewalNotice.action': 'Gérer votre abonnement',
  'cardExpiring.subject': 'Votre carte ne sera plus valable au prochain paiement',
  'cardExpiring.text':
    'La carte pour {product} sur {site} expire avant le prochain paiement du {date}. Indiquez-en une autre pour continuer à lire.',
  'cardExpiring.action': 'Mettre à jour le moyen de paiement',
  'paymentFailed.subject': 'Le paiement pour {product} a échoué',
  'paymentFailed.text':
    '{amount} pour {product} sur {site} n’ont pas pu être prélevés. Vous pouvez lire jusqu’au {date}, et nous réessayons. Un nouveau moyen de paiement est débité tout de suite.',
  'paymentFailed.action': 'Mettre à jour le moyen de paiement',
  'cancelled.subject': 'Votre abonnement est résilié',
  'cancelled.text':
    'Vous avez résilié {product} sur {site}. Plus rien n’est prélevé, et vous pouvez lire jusqu’au {date}. D’ici là, vous pouvez annuler la résiliation.',
  'cancelled.action': 'Voir votre abonnement',
  'ended.subject': 'Votre abonnement est terminé',
  'ended.text':
    '{product} sur {site} est terminé et plus rien n’est prélevé. Vous pouvez revenir à tout moment.',
  'ended.action': 'Voir les offres',
  'gift.subject': '{giver} a un cadeau pour vous',
  'gift.text': '{giver} vous offre un abonnement à {site}. Il commence lorsque vous l’activez.',
  'gift.action': 'Activer le cadeau',
  'invitation.subject': 'Vous êtes invité à lire {site}',
  'invitation.text':
    'Un abonné de {site} partage {product} avec vous. Cela ne vous coûte rien. Acceptez avec votre propre compte.',
  'invitation.action': 'Accepter l’invitation',
};

const no: Translation = {
  'verifyEmail.subject': 'Bekreft e-postadressen din',
  'verifyEmail.text': 'Denne adressen ble oppgitt for en konto hos {site}. Bekreft at den er din.',
  'verifyEmail.action': 'Bekreft adressen',
  'oneTimeLink.subject': 'Innloggingslenken din',
  'oneTimeLink.text': 'Med denne lenken logger du inn på {site} uten passord. Den virker én gang.',
  'oneTimeLink.action': 'Logg inn',
  'resetPassword.subject': 'Velg et nytt passord',
  'resetPassword.text': 'Det er bedt om et nytt passord for kontoen din hos {site}.',
  'resetPassword.action': 'Velg et passord',
  'deleteAccount.subject': 'Vil du slette kontoen din?',
  'deleteAccount.text':
    'Du ba {site} om å slette kontoen din og opplysningene i den. Ingenting slettes før du bekrefter.',
  'deleteAccount.action': 'Bekreft eller avbryt',
  'passwordChanged.subject': 'Passordet ditt er endret',
  'passwordChanged.text':
    'Passordet til kontoen din hos {site} er endret. Hvis det ikke var deg, be om et nytt passord med en gang.',
  'emailChanged.subject': 'E-postadressen din er endret',
  'emailChanged.text':
    'Kontoen din hos {site} har en ny e-postadresse og bruker ikke lenger denne. Hvis det ikke var deg, følg lenken i e-posten vår om endringen, så får du den tilbake.',
  'accountDeleted.subject': 'Kontoen din er slettet',
  'accountDeleted.text': 'Kontoen din hos {site} og opplysningene i den er slettet.',
  'link.lifetime': 'Lenken gjelder i {time}.',
  'link.ignore': 'Hvis du ikke har bedt om denne e-posten, trenger du ikke å gjøre noe.',
  'restoreEmail.subject': 'Noen endrer e-postadressen til kontoen din',
  'restoreEmail.text':
    'For kontoen din hos {site} er adressen {email} oppgitt. Når den er bekreftet, erstatter den denne. Hvis det ikke var deg, behold adressen din: endringen tas tilbake, alle enheter logges ut, og du velger et nytt passord.',
  'restoreEmail.action': 'Behold adressen min',
  'restoreEmail.ignore': 'Hvis det var deg, trenger du ikke å gjøre noe.',
  'accountSecured.subject': 'Kontoen er nå bare din',
  'accountSecured.text':
    'Du har bekreftet denne adressen for kontoen din hos {site} på en enhet som kontoen ikke kjente. Tidligere passord, tilknyttede innlogginger og enheter er fjernet, fordi noen andre kan ha lagt dem til. Be om et nytt passord hvis du vil logge inn med et.',
  'receipt.subject': 'Bestillingen din {order}',
  'receipt.text':
    'Takk. Betalingen din for {product} hos {site} er kommet fram. Kvitteringen ligger blant bestillingene dine, til å lese eller skrive ut. Den betalte tiden slutter {date}.',
  'receipt.action': 'Se kvitteringen',
  'renewalNotice.subject': 'Abonnementet ditt fornyes {date}',
  'renewalNotice.text':
    '{product} hos {site} fornyes {date}. Da trekkes {amount}. Si opp før den dagen hvis du ikke ønsker det.',
  'renewalNotice.action': 'Administrer abonnementet',
  'cardExpiring.subject': 'Kortet ditt gjelder ikke ved neste betaling',
  'cardExpiring.text':
    'Kortet for {product} hos {site} utløper før neste betaling {date}. Oppgi et annet, så kan du lese videre.',
  'cardExpiring.action': 'Oppdater betalingsmåten',
  'paymentFailed.subject': 'Betalingen for {product} mislyktes',
  'paymentFailed.text':
    '{amount} for {product} hos {site} kunne ikke trekkes. Du kan lese til {date}, og vi prøver igjen. En ny betalingsmåte belastes med en gang.',
  'paymentFailed.action': 'Oppdater betalingsmåten',
  'cancelled.subject': 'Abonnementet ditt er sagt opp',
  'cancelled.text':
    'Du har sagt opp {product} hos {site}. Ingenting mer trekkes, og du kan lese til {date}. Fram til da kan du angre oppsigelsen.',
  'cancelled.action': 'Se abonnementet',
  'ended.subject': 'Abonnementet ditt er avsluttet',
  'ended.text':
    '{product} hos {site} er avsluttet, og ingenting mer trekkes. Du er alltid velkommen tilbake.',
  'ended.action': 'Se tilbudene',
  'gift.subject': '{giver} har en gave til deg',
  'gift.text': '{giver} gir deg et abonnement på {site}. Tiden begynner når du løser det inn.',
  'gift.action': 'Løs inn gaven',
  'invitation.subject': 'Du er invitert til å lese {site}',
  'invitation.text':
    'En abonnent hos {site} deler {product} med deg. Det koster deg ingenting. Ta imot med din egen konto.',
  'invitation.action': 'Ta imot invitasjonen',
};

const de: Translation = {
  'verifyEmail.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'verifyEmail.text':
    'Diese Adresse wurde für ein Konto bei {site} angegeben. Bestätigen Sie, dass sie Ihnen gehört.',
  'verifyEmail.action': 'Adresse bestätigen',
  'oneTimeLink.subject': 'Ihr Anmeldelink',
  'oneTimeLink.text': 'Mit diesem Link melden Sie sich ohne Passwort bei {site} an. Er gilt nur einmal.',
  'oneTimeLink.action': 'Anmelden',
  'resetPassword.subject': 'Wählen Sie ein neues Passwort',
  'resetPassword.text': 'Für Ihr Konto bei {site} wurde ein neues Passwort angefordert.',
  'resetPassword.action': 'Passwort wählen',
  'deleteAccount.subject': 'Möchten Sie Ihr Konto löschen?',
  'deleteAccount.text':
    'Sie haben {site} gebeten, Ihr Konto und die Daten darin zu löschen. Ohne Ihre Bestätigung wird nichts gelöscht.',
  'deleteAccount.action': 'Bestätigen oder abbrechen',
  'passwordChanged.subject': 'Ihr Passwort wurde geändert',
  'passwordChanged.text':
    'Das Passwort Ihres Kontos bei {site} wurde geändert. Wenn Sie das nicht waren, fordern Sie sofort ein neues Passwort an.',
  'emailChanged.subject': 'Ihre E-Mail-Adresse wurde geändert',
  'emailChanged.text':
    'Ihr Konto bei {site} hat eine neue E-Mail-Adresse und verwendet diese nicht mehr. Wenn Sie das nicht waren, folgen Sie dem Link in unserer Mail zur Änderung, dann erhalten Sie sie zurück.',
  'accountDeleted.subject': 'Ihr Konto wurde gelöscht',
  'accountDeleted.text': 'Ihr Konto bei {site} und die Daten darin wurden gelöscht.',
  'link.lifetime': 'Gültigkeit des Links: {time}.',
  'link.ignore': 'Wenn Sie diese E-Mail nicht angefordert haben, müssen Sie nichts tun.',
  'restoreEmail.subject': 'Jemand ändert die E-Mail-Adresse Ihres Kontos',
  'restoreEmail.text':
    'Für Ihr Konto bei {site} wurde die Adresse {email} angegeben. Sobald sie bestätigt ist, ersetzt sie diese hier. Wenn Sie das nicht waren, behalten Sie Ihre Adresse: Die Änderung wird zurückgenommen, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.',
  'restoreEmail.action': 'Meine Adresse behalten',
  'restoreEmail.ignore': 'Wenn Sie es waren, müssen Sie nichts tun.',
  'accountSecured.subject': 'Ihr Konto gehört jetzt nur Ihnen',
  'accountSecured.text':
    'Sie haben diese Adresse für Ihr Konto bei {site} auf einem Gerät bestätigt, das dem Konto unbekannt war. Frühere Passwörter, verbundene Anmeldungen und Geräte wurden entfernt, weil jemand anderes sie hinzugefügt haben könnte. Fordern Sie ein neues Passwort an, wenn Sie sich mit einem anmelden möchten.',
  'receipt.subject': 'Ihre Bestellung {order}',
  'receipt.text':
    'Vielen Dank. Ihre Zahlung für {product} bei {site} ist eingegangen. Die Rechnung finden Sie bei Ihren Bestellungen, zum Lesen und zum Drucken. Der bezahlte Zeitraum endet am {date}.',
  'receipt.action': 'Rechnung ansehen',
  'renewalNotice.subject': 'Ihr Abo verlängert sich am {date}',
  'renewalNotice.text':
    '{product} bei {site} verlängert sich am {date}. Dann werden {amount} abgebucht. Wenn Sie das nicht möchten, kündigen Sie vor diesem Tag.',
  'renewalNotice.action': 'Abo verwalten',
  'cardExpiring.subject': 'Ihre Karte gilt bei der nächsten Zahlung nicht mehr',
  'cardExpiring.text':
    'Die Karte für {product} bei {site} läuft vor der nächsten Zahlung am {date} ab. Geben Sie eine andere an, damit Sie weiterlesen können.',
  'cardExpiring.action': 'Zahlungsmittel ändern',
  'paymentFailed.subject': 'Die Zahlung für {product} ist fehlgeschlagen',
  'paymentFailed.text':
    '{amount} für {product} bei {site} konnten nicht abgebucht werden. Sie können bis zum {date} weiterlesen, und wir versuchen es erneut. Ein neues Zahlungsmittel wird sofort belastet.',
  'paymentFailed.action': 'Zahlungsmittel ändern',
  'cancelled.subject': 'Ihr Abo ist gekündigt',
  'cancelled.text':
    'Sie haben {product} bei {site} gekündigt. Es wird nichts mehr abgebucht, und Sie können bis zum {date} lesen. Bis dahin können Sie die Kündigung zurücknehmen.',
  'cancelled.action': 'Abo ansehen',
  'ended.subject': 'Ihr Abo ist beendet',
  'ended.text':
    '{product} bei {site} ist beendet, und es wird nichts mehr abgebucht. Sie sind jederzeit wieder willkommen.',
  'ended.action': 'Angebote ansehen',
  'gift.subject': '{giver} hat ein Geschenk für Sie',
  'gift.text': '{giver} schenkt Ihnen ein Abo von {site}. Es beginnt, wenn Sie es einlösen.',
  'gift.action': 'Geschenk einlösen',
  'invitation.subject': 'Sie sind eingeladen, {site} zu lesen',
  'invitation.text':
    'Jemand mit einem Abo von {site} teilt {product} mit Ihnen. Es kostet Sie nichts. Nehmen Sie mit einem eigenen Konto an.',
  'invitation.action': 'Einladung annehmen',
};

const es: Translation = {
  'verifyEmail.subject': 'Confirme su dirección de correo',
  'verifyEmail.text': 'Esta dirección se indicó para una cuenta en {site}. Confirme que es suya.',
  'verifyEmail.action': 'Confirmar la dirección',
  'oneTimeLink.subject': 'Su enlace de acceso',
  'oneTimeLink.text': 'Con este enlace entra en {site} sin contraseña. Funciona una sola vez.',
  'oneTimeLink.action': 'Entrar',
  'resetPassword.subject': 'Elija una contraseña nueva',
  'resetPassword.text': 'Se ha pedido una contraseña nueva para su cuenta en {site}.',
  'resetPassword.action': 'Elegir una contraseña',
  'deleteAccount.subject': '¿Quiere eliminar su cuenta?',
  'deleteAccount.text':
    'Ha pedido a {site} que elimine su cuenta y los datos que contiene. No se elimina nada hasta que lo confirme.',
  'deleteAccount.action': 'Confirmar o cancelar',
  'passwordChanged.subject': 'Su contraseña ha cambiado',
  'passwordChanged.text':
    'La contraseña de su cuenta en {site} ha cambiado. Si no ha sido usted, pida enseguida una contraseña nueva.',
  'emailChanged.subject': 'Su dirección de correo ha cambiado',
  'emailChanged.text':
    'Su cuenta en {site} tiene una dirección nueva y ya no usa esta. Si no ha sido usted, siga el enlace de nuestro correo sobre el cambio para recuperarla.',
  'accountDeleted.subject': 'Su cuenta se ha eliminado',
  'accountDeleted.text': 'Su cuenta en {site} y los datos que contenía se han eliminado.',
  'link.lifetime': 'El enlace es válido durante {time}.',
  'link.ignore': 'Si no ha pedido este correo, no tiene que hacer nada.',
  'restoreEmail.subject': 'Alguien está cambiando la dirección de correo de su cuenta',
  'restoreEmail.text':
    'Para su cuenta en {site} se ha indicado la dirección {email}. Cuando se confirme, sustituirá a esta. Si no ha sido usted, conserve su dirección: el cambio se anula, se cierra la sesión en todos los dispositivos y usted elige una contraseña nueva.',
  'restoreEmail.action': 'Conservar mi dirección',
  'restoreEmail.ignore': 'Si ha sido usted, no tiene que hacer nada.',
  'accountSecured.subject': 'Su cuenta es ahora solo suya',
  'accountSecured.text':
    'Ha confirmado esta dirección para su cuenta en {site} en un dispositivo que la cuenta no conocía. Se han eliminado las contraseñas, los accesos vinculados y los dispositivos anteriores, porque otra persona pudo haberlos añadido. Pida una contraseña nueva si quiere iniciar sesión con una.',
  'receipt.subject': 'Su pedido {order}',
  'receipt.text':
    'Gracias. Su pago de {product} en {site} ha llegado. El recibo está entre sus pedidos, para leerlo o imprimirlo. El periodo pagado termina el {date}.',
  'receipt.action': 'Ver el recibo',
  'renewalNotice.subject': 'Su suscripción se renueva el {date}',
  'renewalNotice.text':
    '{product} en {site} se renueva el {date}. Entonces se cobrarán {amount}. Si no lo desea, cancele antes de ese día.',
  'renewalNotice.action': 'Gestionar su suscripción',
  'cardExpiring.subject': 'Su tarjeta no será válida en el próximo cobro',
  'cardExpiring.text':
    'La tarjeta de {product} en {site} caduca antes del próximo cobro, el {date}. Indique otra para seguir leyendo.',
  'cardExpiring.action': 'Actualizar el método de pago',
  'paymentFailed.subject': 'El pago de {product} ha fallado',
  'paymentFailed.text':
    'No se pudieron cobrar {amount} por {product} en {site}. Puede leer hasta el {date}, y lo intentaremos de nuevo. Un método de pago nuevo se cobra enseguida.',
  'paymentFailed.action': 'Actualizar el método de pago',
  'cancelled.subject': 'Su suscripción está cancelada',
  'cancelled.text':
    'Ha cancelado {product} en {site}. No se cobra nada más y puede leer hasta el {date}. Hasta entonces puede anular la cancelación.',
  'cancelled.action': 'Ver su suscripción',
  'ended.subject': 'Su suscripción ha terminado',
  'ended.text': '{product} en {site} ha terminado y no se cobra nada más. Puede volver cuando quiera.',
  'ended.action': 'Ver las ofertas',
  'gift.subject': '{giver} tiene un regalo para usted',
  'gift.text': '{giver} le regala una suscripción a {site}. Empieza cuando la canjee.',
  'gift.action': 'Canjear el regalo',
  'invitation.subject': 'Le invitan a leer {site}',
  'invitation.text':
    'Un suscriptor de {site} comparte {product} con usted. No le cuesta nada. Acepte con su propia cuenta.',
  'invitation.action': 'Aceptar la invitación',
};

const ja: Translation = {
  'verifyEmail.subject': 'メールアドレスの確認',
  'verifyEmail.text':
    'このアドレスが{site}のアカウントに登録されました。ご本人のものであることを確認してください。',
  'verifyEmail.action': 'アドレスを確認する',
  'oneTimeLink.subject': 'ログイン用リンク',
  'oneTimeLink.text': 'このリンクから、パスワードなしで{site}にログインできます。使えるのは一度だけです。',
  'oneTimeLink.action': 'ログイン',
  'resetPassword.subject': '新しいパスワードの設定',
  'resetPassword.text': '{site}のアカウントに新しいパスワードの申請がありました。',
  'resetPassword.action': 'パスワードを設定する',
  'deleteAccount.subject': 'アカウントを削除しますか',
  'deleteAccount.text':
    '{site}のアカウントとデータの削除が申請されました。確認いただくまで何も削除されません。',
  'deleteAccount.action': '確認または取り消し',
  'passwordChanged.subject': 'パスワードが変更されました',
  'passwordChanged.text':
    '{site}のアカウントのパスワードが変更されました。お心当たりがない場合は、すぐに新しいパスワードを申請してください。',
  'emailChanged.subject': 'メールアドレスが変更されました',
  'emailChanged.text':
    '{site}のアカウントのメールアドレスが変更され、このアドレスは使われなくなりました。お心当たりがない場合は、変更についてお送りしたメールのリンクから元に戻せます。',
  'accountDeleted.subject': 'アカウントが削除されました',
  'accountDeleted.text': '{site}のアカウントとデータが削除されました。',
  'link.lifetime': 'リンクの有効期限は{time}です。',
  'link.ignore': 'このメールにお心当たりがない場合は、何もする必要はありません。',
  'restoreEmail.subject': 'アカウントのメールアドレスが変更されようとしています',
  'restoreEmail.text':
    '{site}のアカウントに{email}が新しいアドレスとして入力されました。確認されると、このアドレスと置き換わります。お心当たりがない場合は、今のアドレスを維持してください。変更は取り消され、すべての端末がログアウトされ、新しいパスワードを設定できます。',
  'restoreEmail.action': 'アドレスを維持する',
  'restoreEmail.ignore': 'ご本人による変更の場合、お手続きは不要です。',
  'accountSecured.subject': 'アカウントを保護しました',
  'accountSecured.text':
    '{site}のアカウントのこのアドレスが、これまで使われていない端末で確認されました。以前のパスワード、連携ログイン、端末は、第三者が追加した可能性があるため削除しました。パスワードでログインするには、新しいパスワードを設定してください。',
  'receipt.subject': 'ご注文 {order}',
  'receipt.text':
    'ありがとうございます。{site}の{product}のお支払いを確認しました。領収書はご注文のページで確認、印刷できます。お支払い済みの期間は{date}までです。',
  'receipt.action': '領収書を見る',
  'renewalNotice.subject': 'ご購読は{date}に更新されます',
  'renewalNotice.text':
    '{site}の{product}は{date}に更新され、{amount}が請求されます。更新を希望されない場合は、その日までに解約してください。',
  'renewalNotice.action': 'ご購読の管理',
  'cardExpiring.subject': '次回のお支払いの前にカードの有効期限が切れます',
  'cardExpiring.text':
    '{site}の{product}にご利用のカードは、次回のお支払い日{date}の前に有効期限が切れます。引き続きお読みいただくには、別のカードをご登録ください。',
  'cardExpiring.action': 'お支払い方法を更新する',
  'paymentFailed.subject': '{product}のお支払いができませんでした',
  'paymentFailed.text':
    '{site}の{product}の{amount}を請求できませんでした。{date}まではお読みいただけ、その間に再度請求します。新しいお支払い方法にはすぐに請求されます。',
  'paymentFailed.action': 'お支払い方法を更新する',
  'cancelled.subject': 'ご購読は解約されました',
  'cancelled.text':
    '{site}の{product}を解約しました。今後の請求はなく、{date}までお読みいただけます。それまでは解約を取り消せます。',
  'cancelled.action': 'ご購読を見る',
  'ended.subject': 'ご購読は終了しました',
  'ended.text': '{site}の{product}は終了し、今後の請求はありません。またのご利用をお待ちしています。',
  'ended.action': 'プランを見る',
  'gift.subject': '{giver}さんからの贈り物です',
  'gift.text': '{giver}さんから{site}の購読が贈られました。期間は受け取りの手続きをした時に始まります。',
  'gift.action': '贈り物を受け取る',
  'invitation.subject': '{site}への招待',
  'invitation.text':
    '{site}の購読者が{product}をあなたと共有しています。料金はかかりません。ご自身のアカウントで受け取ってください。',
  'invitation.action': '招待を受ける',
};

const ko: Translation = {
  'verifyEmail.subject': '이메일 주소를 확인해 주세요',
  'verifyEmail.text': '{site} 계정에 이 주소가 등록되었습니다. 본인의 주소인지 확인해 주세요.',
  'verifyEmail.action': '주소 확인',
  'oneTimeLink.subject': '로그인 링크',
  'oneTimeLink.text': '이 링크로 비밀번호 없이 {site}에 로그인할 수 있습니다. 한 번만 사용할 수 있습니다.',
  'oneTimeLink.action': '로그인',
  'resetPassword.subject': '새 비밀번호를 정해 주세요',
  'resetPassword.text': '{site} 계정의 새 비밀번호가 요청되었습니다.',
  'resetPassword.action': '비밀번호 정하기',
  'deleteAccount.subject': '계정을 삭제할까요?',
  'deleteAccount.text':
    '{site}에 계정과 데이터의 삭제를 요청하셨습니다. 확인하실 때까지 아무것도 삭제되지 않습니다.',
  'deleteAccount.action': '확인 또는 취소',
  'passwordChanged.subject': '비밀번호가 변경되었습니다',
  'passwordChanged.text':
    '{site} 계정의 비밀번호가 변경되었습니다. 본인이 아니라면 바로 새 비밀번호를 요청해 주세요.',
  'emailChanged.subject': '이메일 주소가 변경되었습니다',
  'emailChanged.text':
    '{site} 계정의 이메일 주소가 변경되어 이 주소는 더 이상 사용되지 않습니다. 본인이 아니라면 변경을 알린 메일의 링크로 되돌릴 수 있습니다.',
  'accountDeleted.subject': '계정이 삭제되었습니다',
  'accountDeleted.text': '{site} 계정과 데이터가 삭제되었습니다.',
  'link.lifetime': '링크 유효 시간: {time}.',
  'link.ignore': '이 메일을 요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다.',
  'restoreEmail.subject': '계정의 이메일 주소가 변경되려 합니다',
  'restoreEmail.text':
    '{site} 계정에 {email} 주소가 입력되었습니다. 확인되면 이 주소를 대신합니다. 본인이 아니라면 현재 주소를 유지하세요. 변경이 취소되고 모든 기기에서 로그아웃되며 새 비밀번호를 정하게 됩니다.',
  'restoreEmail.action': '내 주소 유지',
  'restoreEmail.ignore': '본인이 변경했다면 아무것도 하지 않아도 됩니다.',
  'accountSecured.subject': '계정이 보호되었습니다',
  'accountSecured.text':
    '{site} 계정의 이 주소가 계정에 알려지지 않은 기기에서 확인되었습니다. 다른 사람이 추가했을 수 있어 이전 비밀번호, 연결된 로그인, 기기를 삭제했습니다. 비밀번호로 로그인하려면 새 비밀번호를 요청하세요.',
  'receipt.subject': '주문 {order}',
  'receipt.text':
    '감사합니다. {site}의 {product} 결제가 완료되었습니다. 영수증은 주문 내역에서 보거나 인쇄할 수 있습니다. 결제된 기간은 {date}까지입니다.',
  'receipt.action': '영수증 보기',
  'renewalNotice.subject': '구독이 {date}에 갱신됩니다',
  'renewalNotice.text':
    '{site}의 {product} 구독이 {date}에 갱신되며 {amount}이(가) 청구됩니다. 원하지 않으시면 그 전에 해지해 주세요.',
  'renewalNotice.action': '구독 관리',
  'cardExpiring.subject': '다음 결제 전에 카드가 만료됩니다',
  'cardExpiring.text':
    '{site}의 {product}에 사용하는 카드가 다음 결제일 {date} 전에 만료됩니다. 계속 읽으시려면 다른 카드를 등록해 주세요.',
  'cardExpiring.action': '결제 수단 변경',
  'paymentFailed.subject': '{product} 결제에 실패했습니다',
  'paymentFailed.text':
    '{site}의 {product} 요금 {amount}을(를) 청구하지 못했습니다. {date}까지 계속 읽으실 수 있으며 다시 시도하겠습니다. 새 결제 수단에는 바로 청구됩니다.',
  'paymentFailed.action': '결제 수단 변경',
  'cancelled.subject': '구독이 해지되었습니다',
  'cancelled.text':
    '{site}의 {product} 구독을 해지하셨습니다. 더 이상 청구되지 않으며 {date}까지 읽으실 수 있습니다. 그때까지 해지를 취소할 수 있습니다.',
  'cancelled.action': '구독 보기',
  'ended.subject': '구독이 종료되었습니다',
  'ended.text': '{site}의 {product} 구독이 종료되어 더 이상 청구되지 않습니다. 언제든지 다시 오세요.',
  'ended.action': '구독 상품 보기',
  'gift.subject': '{giver} 님의 선물이 도착했습니다',
  'gift.text': '{giver} 님이 {site} 구독을 선물했습니다. 기간은 등록할 때 시작됩니다.',
  'gift.action': '선물 등록',
  'invitation.subject': '{site}에 초대되었습니다',
  'invitation.text':
    '{site} 구독자가 {product}을(를) 함께 읽도록 초대했습니다. 비용은 없습니다. 본인 계정으로 수락해 주세요.',
  'invitation.action': '초대 수락',
};

const pt: Translation = {
  'verifyEmail.subject': 'Confirme o seu endereço de e-mail',
  'verifyEmail.text': 'Este endereço foi indicado para uma conta em {site}. Confirme que é seu.',
  'verifyEmail.action': 'Confirmar o endereço',
  'oneTimeLink.subject': 'O seu link de acesso',
  'oneTimeLink.text': 'Com este link entra em {site} sem senha. Funciona uma única vez.',
  'oneTimeLink.action': 'Entrar',
  'resetPassword.subject': 'Escolha uma nova senha',
  'resetPassword.text': 'Foi pedida uma nova senha para a sua conta em {site}.',
  'resetPassword.action': 'Escolher uma senha',
  'deleteAccount.subject': 'Quer apagar a sua conta?',
  'deleteAccount.text':
    'Pediu a {site} para apagar a sua conta e os dados dela. Nada é apagado até confirmar.',
  'deleteAccount.action': 'Confirmar ou cancelar',
  'passwordChanged.subject': 'A sua senha foi alterada',
  'passwordChanged.text':
    'A senha da sua conta em {site} foi alterada. Se não foi você, peça já uma nova senha.',
  'emailChanged.subject': 'O seu endereço de e-mail foi alterado',
  'emailChanged.text':
    'A sua conta em {site} tem um novo endereço de e-mail e já não usa este. Se não foi você, siga o link do nosso e-mail sobre a alteração para o recuperar.',
  'accountDeleted.subject': 'A sua conta foi apagada',
  'accountDeleted.text': 'A sua conta em {site} e os dados dela foram apagados.',
  'link.lifetime': 'O link é válido por {time}.',
  'link.ignore': 'Se não pediu este e-mail, não precisa de fazer nada.',
  'restoreEmail.subject': 'Alguém está a alterar o e-mail da sua conta',
  'restoreEmail.text':
    'Para a sua conta em {site} foi indicado o endereço {email}. Depois de confirmado, substitui este. Se não foi você, mantenha o seu endereço: a alteração é anulada, a sessão é terminada em todos os dispositivos e você escolhe uma nova palavra-passe.',
  'restoreEmail.action': 'Manter o meu endereço',
  'restoreEmail.ignore': 'Se foi você, não precisa de fazer nada.',
  'accountSecured.subject': 'A sua conta é agora só sua',
  'accountSecured.text':
    'Confirmou este endereço para a sua conta em {site} num dispositivo que a conta não conhecia. As palavras-passe, os acessos associados e os dispositivos anteriores foram removidos, porque outra pessoa os pode ter adicionado. Peça uma nova palavra-passe se quiser entrar com uma.',
  'receipt.subject': 'A sua encomenda {order}',
  'receipt.text':
    'Obrigado. O seu pagamento de {product} em {site} chegou. O recibo está nas suas encomendas, para ler ou imprimir. O período pago termina a {date}.',
  'receipt.action': 'Ver o recibo',
  'renewalNotice.subject': 'A sua assinatura é renovada a {date}',
  'renewalNotice.text':
    '{product} em {site} é renovada a {date}. Nessa altura são cobrados {amount}. Se não quiser, cancele antes desse dia.',
  'renewalNotice.action': 'Gerir a assinatura',
  'cardExpiring.subject': 'O seu cartão não será válido na próxima cobrança',
  'cardExpiring.text':
    'O cartão de {product} em {site} expira antes da próxima cobrança, a {date}. Indique outro para continuar a ler.',
  'cardExpiring.action': 'Atualizar o meio de pagamento',
  'paymentFailed.subject': 'O pagamento de {product} falhou',
  'paymentFailed.text':
    'Não foi possível cobrar {amount} por {product} em {site}. Pode ler até {date}, e vamos tentar de novo. Um novo meio de pagamento é cobrado de imediato.',
  'paymentFailed.action': 'Atualizar o meio de pagamento',
  'cancelled.subject': 'A sua assinatura foi cancelada',
  'cancelled.text':
    'Cancelou {product} em {site}. Nada mais é cobrado e pode ler até {date}. Até lá pode anular o cancelamento.',
  'cancelled.action': 'Ver a assinatura',
  'ended.subject': 'A sua assinatura terminou',
  'ended.text': '{product} em {site} terminou e nada mais é cobrado. Pode voltar quando quiser.',
  'ended.action': 'Ver as ofertas',
  'gift.subject': '{giver} tem um presente para si',
  'gift.text': '{giver} oferece-lhe uma assinatura de {site}. Começa quando a resgatar.',
  'gift.action': 'Resgatar o presente',
  'invitation.subject': 'Foi convidado a ler {site}',
  'invitation.text':
    'Um assinante de {site} partilha {product} consigo. Não lhe custa nada. Aceite com a sua própria conta.',
  'invitation.action': 'Aceitar o convite',
};

/** Every language of the house but English, side by side. */
export const locales = { sv, fr, no, de, es, ja, ko, pt };
