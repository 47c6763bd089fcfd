import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.verify.headline': 'Bekräfta din e-postadress',
      'id.verify.text': 'Vi skickar en länk till din inkorg. Öppna den, så är adressen bekräftad.',
      'id.verify.send': 'Skicka länken',
      'id.verify.sentHeadline': 'Titta i din inkorg',
      'id.verify.sentText': 'Om {email} fortfarande behöver bekräftas är en länk på väg dit.',
      'id.verify.sentUnnamed': 'Om adressen du skrev fortfarande behöver bekräftas är en länk på väg dit.',
      'id.verify.checking': 'Kontrollerar länken …',
      'id.verify.doneHeadline': 'E-postadressen är bekräftad',
      'id.verify.doneText': 'Tack. Nu vet vi att e-post till adressen når dig.',
      'id.verify.doneButton': 'Fortsätt',
      'id.verify.badHeadline': 'Länken fungerar inte',
      'id.verify.badText':
        'Länken är felaktig, för gammal eller redan använd. Om din adress fortfarande behöver bekräftas kan du be om en ny länk.',
      'id.verify.ownerHeadline': 'Är det ditt konto?',
      'id.verify.ownerText':
        'Länken öppnades på en enhet som kontot inte känner till. Ange lösenordet som du valde, så är adressen bekräftad.',
      'id.verify.ownerPassword': 'Lösenord',
      'id.verify.ownerConfirm': 'Bekräfta adressen',
      'id.verify.ownerNone': 'Jag har inte valt något lösenord',
      'id.verify.ownerNoneText':
        'Utan ditt lösenord tas kontots lösenord, kopplade inloggningar och enheter bort, eftersom någon annan kan ha lagt till dem. Sedan väljer du ett eget lösenord.',
      'id.verify.ownerErr': 'Lösenordet är fel.',
      'id.verify.err': 'Något gick fel. Försök igen.',
      'id.restore.headline': 'Vill du behålla din e-postadress?',
      'id.restore.text':
        'Ändringen av din adress tas tillbaka. Alla enheter loggas ut, och vi mejlar dig en länk för ett nytt lösenord.',
      'id.restore.confirm': 'Behåll min adress',
      'id.restore.doneHeadline': 'Din adress är kvar',
      'id.restore.doneText':
        'Alla enheter är utloggade. Titta i din inkorg: med länken där väljer du ett nytt lösenord.',
      'id.restore.badErr': 'Länken är felaktig, för gammal eller redan använd.',
    },
    fr: {
      'id.verify.headline': 'Confirmez votre adresse e-mail',
      'id.verify.text': 'Nous vous envoyons un lien par e-mail. Ouvrez-le, et votre adresse sera confirmée.',
      'id.verify.send': 'Envoyer le lien',
      'id.verify.sentHeadline': 'Consultez votre messagerie',
      'id.verify.sentText': 'Si {email} doit encore être confirmée, un lien y a été envoyé.',
      'id.verify.sentUnnamed':
        'Si l’adresse que vous avez saisie doit encore être confirmée, un lien y a été envoyé.',
      'id.verify.checking': 'Vérification du lien…',
      'id.verify.doneHeadline': 'Adresse e-mail confirmée',
      'id.verify.doneText': 'Merci. Nous savons désormais que nos messages vous parviennent à cette adresse.',
      'id.verify.doneButton': 'Continuer',
      'id.verify.badHeadline': 'Ce lien ne fonctionne pas',
      'id.verify.badText':
        'Le lien est incorrect, trop ancien ou déjà utilisé. Si votre adresse doit encore être confirmée, demandez un nouveau lien.',
      'id.verify.ownerHeadline': 'Est-ce votre compte ?',
      'id.verify.ownerText':
        'Ce lien a été ouvert sur un appareil que le compte ne connaît pas. Saisissez le mot de passe que vous avez choisi, et votre adresse sera confirmée.',
      'id.verify.ownerPassword': 'Mot de passe',
      'id.verify.ownerConfirm': 'Confirmer l’adresse',
      'id.verify.ownerNone': 'Je n’ai pas choisi de mot de passe',
      'id.verify.ownerNoneText':
        'Sans votre mot de passe, les mots de passe, connexions associées et appareils de ce compte sont supprimés, car une autre personne a pu les ajouter. Vous choisirez ensuite votre propre mot de passe.',
      'id.verify.ownerErr': 'Le mot de passe est incorrect.',
      'id.verify.err': 'Une erreur s’est produite. Veuillez réessayer.',
      'id.restore.headline': 'Garder votre adresse e-mail ?',
      'id.restore.text':
        'Le changement d’adresse est annulé. Tous les appareils sont déconnectés, et nous vous envoyons un lien pour choisir un nouveau mot de passe.',
      'id.restore.confirm': 'Garder mon adresse',
      'id.restore.doneHeadline': 'Votre adresse est conservée',
      'id.restore.doneText':
        'Tous les appareils sont déconnectés. Consultez votre messagerie : le lien reçu vous permet de choisir un nouveau mot de passe.',
      'id.restore.badErr': 'Ce lien est incorrect, trop ancien ou déjà utilisé.',
    },
    no: {
      'id.verify.headline': 'Bekreft e-postadressen din',
      'id.verify.text': 'Vi sender en lenke til innboksen din. Åpne den, så er adressen bekreftet.',
      'id.verify.send': 'Send lenken',
      'id.verify.sentHeadline': 'Se i innboksen din',
      'id.verify.sentText': 'Hvis {email} fortsatt må bekreftes, er en lenke på vei dit.',
      'id.verify.sentUnnamed': 'Hvis adressen du skrev fortsatt må bekreftes, er en lenke på vei dit.',
      'id.verify.checking': 'Kontrollerer lenken …',
      'id.verify.doneHeadline': 'E-postadressen er bekreftet',
      'id.verify.doneText': 'Takk. Nå vet vi at e-post til adressen når deg.',
      'id.verify.doneButton': 'Fortsett',
      'id.verify.badHeadline': 'Denne lenken virker ikke',
      'id.verify.badText':
        'Lenken er feil, for gammel eller allerede brukt. Hvis adressen din fortsatt må bekreftes, kan du be om en ny lenke.',
      'id.verify.ownerHeadline': 'Er dette kontoen din?',
      'id.verify.ownerText':
        'Lenken ble åpnet på en enhet som kontoen ikke kjenner. Skriv inn passordet du valgte, så er adressen bekreftet.',
      'id.verify.ownerPassword': 'Passord',
      'id.verify.ownerConfirm': 'Bekreft adressen',
      'id.verify.ownerNone': 'Jeg har ikke valgt noe passord',
      'id.verify.ownerNoneText':
        'Uten passordet ditt fjernes passord, tilknyttede innlogginger og enheter for denne kontoen, fordi noen andre kan ha lagt dem til. Etterpå velger du ditt eget passord.',
      'id.verify.ownerErr': 'Passordet er feil.',
      'id.verify.err': 'Noe gikk galt. Prøv igjen.',
      'id.restore.headline': 'Vil du beholde e-postadressen din?',
      'id.restore.text':
        'Endringen av adressen tas tilbake. Alle enheter logges ut, og vi sender deg en lenke for et nytt passord.',
      'id.restore.confirm': 'Behold adressen min',
      'id.restore.doneHeadline': 'Adressen din blir værende',
      'id.restore.doneText':
        'Alle enheter er logget ut. Se i innboksen: lenken der lar deg velge et nytt passord.',
      'id.restore.badErr': 'Lenken er feil, for gammel eller allerede brukt.',
    },
    de: {
      'id.verify.headline': 'Bestätigen Sie Ihre E-Mail-Adresse',
      'id.verify.text':
        'Wir senden einen Link an Ihr Postfach. Sobald Sie ihn öffnen, ist Ihre Adresse bestätigt.',
      'id.verify.send': 'Link senden',
      'id.verify.sentHeadline': 'Sehen Sie in Ihr Postfach',
      'id.verify.sentText': 'Falls {email} noch bestätigt werden muss, ist ein Link dorthin unterwegs.',
      'id.verify.sentUnnamed':
        'Falls die eingegebene Adresse noch bestätigt werden muss, ist ein Link dorthin unterwegs.',
      'id.verify.checking': 'Der Link wird geprüft …',
      'id.verify.doneHeadline': 'E-Mail-Adresse bestätigt',
      'id.verify.doneText': 'Vielen Dank. Wir wissen jetzt, dass Sie unter dieser Adresse zu erreichen sind.',
      'id.verify.doneButton': 'Weiter',
      'id.verify.badHeadline': 'Dieser Link funktioniert nicht',
      'id.verify.badText':
        'Der Link ist falsch, zu alt oder wurde schon benutzt. Falls Ihre Adresse noch bestätigt werden muss, fordern Sie einen neuen an.',
      'id.verify.ownerHeadline': 'Ist das Ihr Konto?',
      'id.verify.ownerText':
        'Dieser Link wurde auf einem Gerät geöffnet, das dem Konto unbekannt ist. Geben Sie das Passwort ein, das Sie gewählt haben, dann ist Ihre Adresse bestätigt.',
      'id.verify.ownerPassword': 'Passwort',
      'id.verify.ownerConfirm': 'Adresse bestätigen',
      'id.verify.ownerNone': 'Ich habe kein Passwort gewählt',
      'id.verify.ownerNoneText':
        'Ohne Ihr Passwort werden Passwörter, verbundene Anmeldungen und Geräte dieses Kontos entfernt, weil jemand anderes sie hinzugefügt haben könnte. Danach wählen Sie ein eigenes Passwort.',
      'id.verify.ownerErr': 'Das Passwort ist falsch.',
      'id.verify.err': 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
      'id.restore.headline': 'Ihre E-Mail-Adresse behalten?',
      'id.restore.text':
        'Die Änderung Ihrer Adresse wird zurückgenommen. Alle Geräte werden abgemeldet, und wir senden Ihnen einen Link für ein neues Passwort.',
      'id.restore.confirm': 'Meine Adresse behalten',
      'id.restore.doneHeadline': 'Ihre Adresse bleibt',
      'id.restore.doneText':
        'Alle Geräte sind abgemeldet. Sehen Sie in Ihr Postfach: Mit dem Link dort wählen Sie ein neues Passwort.',
      'id.restore.badErr': 'Dieser Link ist falsch, zu alt oder wurde schon verwendet.',
    },
    es: {
      'id.verify.headline': 'Confirme su dirección de correo',
      'id.verify.text': 'Le enviamos un enlace a su correo. Ábralo y su dirección quedará confirmada.',
      'id.verify.send': 'Enviar el enlace',
      'id.verify.sentHeadline': 'Revise su bandeja de entrada',
      'id.verify.sentText': 'Si {email} todavía debe confirmarse, hay un enlace en camino.',
      'id.verify.sentUnnamed':
        'Si la dirección que escribió todavía debe confirmarse, hay un enlace en camino.',
      'id.verify.checking': 'Comprobando el enlace…',
      'id.verify.doneHeadline': 'Dirección de correo confirmada',
      'id.verify.doneText': 'Gracias. Ahora sabemos que recibe el correo en esta dirección.',
      'id.verify.doneButton': 'Continuar',
      'id.verify.badHeadline': 'Este enlace no funciona',
      'id.verify.badText':
        'El enlace es incorrecto, demasiado antiguo o ya se ha usado. Si su dirección todavía debe confirmarse, solicite un enlace nuevo.',
      'id.verify.ownerHeadline': '¿Es su cuenta?',
      'id.verify.ownerText':
        'Este enlace se ha abierto en un dispositivo que la cuenta no conoce. Escriba la contraseña que eligió y su dirección quedará confirmada.',
      'id.verify.ownerPassword': 'Contraseña',
      'id.verify.ownerConfirm': 'Confirmar la dirección',
      'id.verify.ownerNone': 'No elegí ninguna contraseña',
      'id.verify.ownerNoneText':
        'Sin su contraseña se eliminan las contraseñas, los accesos vinculados y los dispositivos de esta cuenta, porque otra persona pudo añadirlos. Después elegirá su propia contraseña.',
      'id.verify.ownerErr': 'La contraseña es incorrecta.',
      'id.verify.err': 'Algo ha salido mal. Inténtelo de nuevo.',
      'id.restore.headline': '¿Conservar su dirección de correo?',
      'id.restore.text':
        'El cambio de dirección se anula. Se cierra la sesión en todos los dispositivos y le enviamos un enlace para elegir una contraseña nueva.',
      'id.restore.confirm': 'Conservar mi dirección',
      'id.restore.doneHeadline': 'Su dirección se conserva',
      'id.restore.doneText':
        'Se ha cerrado la sesión en todos los dispositivos. Mire su correo: con el enlace elegirá una contraseña nueva.',
      'id.restore.badErr': 'Este enlace es incorrecto, demasiado antiguo o ya se usó.',
    },
    ja: {
      'id.verify.headline': 'メールアドレスの確認',
      'id.verify.text': 'メールでリンクをお送りします。リンクを開くと、アドレスの確認が完了します。',
      'id.verify.send': 'リンクを送信',
      'id.verify.sentHeadline': '受信トレイをご確認ください',
      'id.verify.sentText': '{email} の確認がまだ済んでいない場合、リンクをお送りしています。',
      'id.verify.sentUnnamed': '入力されたアドレスの確認がまだ済んでいない場合、リンクをお送りしています。',
      'id.verify.checking': 'リンクを確認しています…',
      'id.verify.doneHeadline': 'メールアドレスを確認しました',
      'id.verify.doneText': 'ありがとうございます。このアドレスにメールが届くことを確認できました。',
      'id.verify.doneButton': '続ける',
      'id.verify.badHeadline': 'このリンクは使えません',
      'id.verify.badText':
        'リンクが正しくないか、期限切れか、すでに使用されています。アドレスの確認がまだ済んでいない場合は、新しいリンクを請求してください。',
      'id.verify.ownerHeadline': 'ご自身のアカウントですか？',
      'id.verify.ownerText':
        'このリンクは、アカウントで使われたことのない端末で開かれました。設定したパスワードを入力すると、アドレスが確認されます。',
      'id.verify.ownerPassword': 'パスワード',
      'id.verify.ownerConfirm': 'アドレスを確認する',
      'id.verify.ownerNone': 'パスワードを設定していません',
      'id.verify.ownerNoneText':
        'パスワードの入力がない場合、このアカウントのパスワード、連携ログイン、端末は、第三者が追加した可能性があるため削除されます。その後、ご自身のパスワードを設定してください。',
      'id.verify.ownerErr': 'パスワードが違います。',
      'id.verify.err': '問題が発生しました。もう一度お試しください。',
      'id.restore.headline': 'メールアドレスを維持しますか？',
      'id.restore.text':
        'アドレスの変更が取り消されます。すべての端末がログアウトされ、新しいパスワードを設定するリンクをメールでお送りします。',
      'id.restore.confirm': 'アドレスを維持する',
      'id.restore.doneHeadline': 'アドレスは維持されました',
      'id.restore.doneText':
        'すべての端末がログアウトされました。受信トレイをご確認ください。メールのリンクから新しいパスワードを設定できます。',
      'id.restore.badErr': 'このリンクは正しくないか、期限切れか、使用済みです。',
    },
    ko: {
      'id.verify.headline': '이메일 주소 확인',
      'id.verify.text': '이메일로 링크를 보내 드립니다. 링크를 열면 주소 확인이 끝납니다.',
      'id.verify.send': '링크 보내기',
      'id.verify.sentHeadline': '받은 편지함을 확인하세요',
      'id.verify.sentText': '{email} 주소를 아직 확인해야 한다면 링크를 보내 드렸습니다.',
      'id.verify.sentUnnamed': '입력하신 주소를 아직 확인해야 한다면 링크를 보내 드렸습니다.',
      'id.verify.checking': '링크를 확인하는 중입니다…',
      'id.verify.doneHeadline': '이메일 주소가 확인되었습니다',
      'id.verify.doneText': '감사합니다. 이 주소로 메일을 받으실 수 있음을 확인했습니다.',
      'id.verify.doneButton': '계속',
      'id.verify.badHeadline': '사용할 수 없는 링크입니다',
      'id.verify.badText':
        '링크가 잘못되었거나 너무 오래되었거나 이미 사용되었습니다. 주소를 아직 확인해야 한다면 새 링크를 요청하세요.',
      'id.verify.ownerHeadline': '본인의 계정인가요?',
      'id.verify.ownerText':
        '이 링크는 계정에 알려지지 않은 기기에서 열렸습니다. 직접 정한 비밀번호를 입력하면 주소가 확인됩니다.',
      'id.verify.ownerPassword': '비밀번호',
      'id.verify.ownerConfirm': '주소 확인',
      'id.verify.ownerNone': '비밀번호를 정한 적이 없습니다',
      'id.verify.ownerNoneText':
        '비밀번호를 입력하지 않으면 다른 사람이 추가했을 수 있는 이 계정의 비밀번호, 연결된 로그인, 기기가 삭제됩니다. 그다음 직접 비밀번호를 정하세요.',
      'id.verify.ownerErr': '비밀번호가 올바르지 않습니다.',
      'id.verify.err': '문제가 발생했습니다. 다시 시도해 주세요.',
      'id.restore.headline': '이메일 주소를 유지할까요?',
      'id.restore.text':
        '주소 변경이 취소됩니다. 모든 기기에서 로그아웃되고 새 비밀번호를 정하는 링크를 메일로 보내드립니다.',
      'id.restore.confirm': '내 주소 유지',
      'id.restore.doneHeadline': '주소가 유지되었습니다',
      'id.restore.doneText': '모든 기기에서 로그아웃되었습니다. 받은편지함의 링크로 새 비밀번호를 정하세요.',
      'id.restore.badErr': '링크가 잘못되었거나 오래되었거나 이미 사용되었습니다.',
    },
    pt: {
      'id.verify.headline': 'Confirme o seu endereço de e-mail',
      'id.verify.text':
        'Enviamos uma hiperligação para o seu correio. Abra-a e o seu endereço fica confirmado.',
      'id.verify.send': 'Enviar a hiperligação',
      'id.verify.sentHeadline': 'Consulte a sua caixa de entrada',
      'id.verify.sentText': 'Se {email} ainda tiver de ser confirmado, vai a caminho uma hiperligação.',
      'id.verify.sentUnnamed':
        'Se o endereço que escreveu ainda tiver de ser confirmado, vai a caminho uma hiperligação.',
      'id.verify.checking': 'A verificar a hiperligação…',
      'id.verify.doneHeadline': 'Endereço de e-mail confirmado',
      'id.verify.doneText': 'Obrigado. Sabemos agora que recebe o correio enviado para este endereço.',
      'id.verify.doneButton': 'Continuar',
      'id.verify.badHeadline': 'Esta hiperligação não funciona',
      'id.verify.badText':
        'A hiperligação está errada, é demasiado antiga ou já foi usada. Se o seu endereço ainda tiver de ser confirmado, peça uma nova.',
      'id.verify.ownerHeadline': 'Esta conta é sua?',
      'id.verify.ownerText':
        'Este link foi aberto num dispositivo que a conta não conhece. Indique a palavra-passe que escolheu e o seu endereço fica confirmado.',
      'id.verify.ownerPassword': 'Palavra-passe',
      'id.verify.ownerConfirm': 'Confirmar o endereço',
      'id.verify.ownerNone': 'Não escolhi nenhuma palavra-passe',
      'id.verify.ownerNoneText':
        'Sem a sua palavra-passe, as palavras-passe, os acessos associados e os dispositivos desta conta são removidos, porque outra pessoa os pode ter adicionado. Depois escolhe a sua própria palavra-passe.',
      'id.verify.ownerErr': 'A palavra-passe está errada.',
      'id.verify.err': 'Algo correu mal. Tente novamente.',
      'id.restore.headline': 'Manter o seu endereço de e-mail?',
      'id.restore.text':
        'A alteração do endereço é anulada. A sessão é terminada em todos os dispositivos e enviamos-lhe um link para uma nova palavra-passe.',
      'id.restore.confirm': 'Manter o meu endereço',
      'id.restore.doneHeadline': 'O seu endereço mantém-se',
      'id.restore.doneText':
        'A sessão foi terminada em todos os dispositivos. Veja o seu correio: com o link escolhe uma nova palavra-passe.',
      'id.restore.badErr': 'Este link está errado, é demasiado antigo ou já foi usado.',
    },
  },
};
