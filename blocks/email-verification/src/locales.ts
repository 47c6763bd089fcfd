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
    },
  },
};
