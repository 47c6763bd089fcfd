import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'newsletter.title': 'Nyhetsbrev',
      'newsletter.choose': 'Vilka?',
      'newsletter.email': 'Din e-postadress',
      'newsletter.submit': 'Prenumerera',
      'newsletter.note': 'Vi skickar ett brev först. Inget annat kommer innan du har bekräftat där.',
      'newsletter.accepted':
        'Titta i din brevlåda: om nyhetsbreven inte redan var dina ber ett brev dig bekräfta.',
      'newsletter.refused.email':
        'Det här är ingen fullständig e-postadress. Skriv den som namn@example.com.',
      'newsletter.refused.incomplete': 'Välj minst ett nyhetsbrev.',
      'newsletter.refused.429': 'Det har begärts för ofta. Försök igen om en timme.',
    },
    fr: {
      'newsletter.title': 'Lettres d’information',
      'newsletter.choose': 'Lesquelles ?',
      'newsletter.email': 'Votre adresse e-mail',
      'newsletter.submit': 'S’inscrire',
      'newsletter.note':
        'Nous vous envoyons d’abord un message. Rien d’autre ne vient avant votre confirmation.',
      'newsletter.accepted':
        'Regardez votre boîte aux lettres : si ces lettres n’étaient pas encore les vôtres, un message vous demande de confirmer.',
      'newsletter.refused.email': 'Cette adresse e-mail est incomplète. Écrivez-la comme nom@example.com.',
      'newsletter.refused.incomplete': 'Choisissez au moins une lettre.',
      'newsletter.refused.429': 'La demande a été faite trop souvent. Réessayez dans une heure.',
    },
    no: {
      'newsletter.title': 'Nyhetsbrev',
      'newsletter.choose': 'Hvilke?',
      'newsletter.email': 'E-postadressen din',
      'newsletter.submit': 'Meld på',
      'newsletter.note': 'Vi sender deg en e-post først. Ingenting annet kommer før du har bekreftet der.',
      'newsletter.accepted':
        'Se i innboksen: hvis nyhetsbrevene ikke var dine fra før, ber en e-post deg bekrefte.',
      'newsletter.refused.email': 'Dette er ingen fullstendig e-postadresse. Skriv den som navn@example.com.',
      'newsletter.refused.incomplete': 'Velg minst ett nyhetsbrev.',
      'newsletter.refused.429': 'Det ble bedt om dette for ofte. Prøv igjen om en time.',
    },
    de: {
      'newsletter.title': 'Newsletter',
      'newsletter.choose': 'Welche?',
      'newsletter.email': 'Ihre E-Mail-Adresse',
      'newsletter.submit': 'Anmelden',
      'newsletter.note': 'Zuerst bekommen Sie eine Mail. Vor Ihrer Bestätigung dort kommt nichts anderes.',
      'newsletter.accepted':
        'Sehen Sie in Ihr Postfach: Wenn Sie diese Newsletter noch nicht hatten, bittet eine Mail um Bestätigung.',
      'newsletter.refused.email':
        'Das ist keine vollständige E-Mail-Adresse. Schreiben Sie sie wie name@example.com.',
      'newsletter.refused.incomplete': 'Wählen Sie mindestens einen Newsletter.',
      'newsletter.refused.429': 'Das wurde zu oft verlangt. Versuchen Sie es in einer Stunde wieder.',
    },
    es: {
      'newsletter.title': 'Boletines',
      'newsletter.choose': '¿Cuáles?',
      'newsletter.email': 'Su correo electrónico',
      'newsletter.submit': 'Suscribirse',
      'newsletter.note': 'Primero le enviamos un correo. No llegará nada más antes de que confirme allí.',
      'newsletter.accepted':
        'Mire su buzón: si aún no tenía estos boletines, un correo le pide que confirme.',
      'newsletter.refused.email': 'No es una dirección completa. Escríbala como nombre@example.com.',
      'newsletter.refused.incomplete': 'Elija al menos un boletín.',
      'newsletter.refused.429': 'Se pidió demasiadas veces. Inténtelo de nuevo dentro de una hora.',
    },
    ja: {
      'newsletter.title': 'ニュースレター',
      'newsletter.choose': 'どれを受け取りますか？',
      'newsletter.email': 'メールアドレス',
      'newsletter.submit': '申し込む',
      'newsletter.note': 'まず確認のメールをお送りします。確認されるまで他には何も送られません。',
      'newsletter.accepted': '受信箱をご覧ください。まだお申し込みでない場合は、確認のメールが届きます。',
      'newsletter.refused.email':
        'メールアドレスが正しくありません。name@example.com のように入力してください。',
      'newsletter.refused.incomplete': '少なくとも一つ選んでください。',
      'newsletter.refused.429': '申し込みが多すぎます。一時間後にもう一度お試しください。',
    },
    ko: {
      'newsletter.title': '뉴스레터',
      'newsletter.choose': '어느 것을 받으시겠습니까?',
      'newsletter.email': '이메일 주소',
      'newsletter.submit': '신청',
      'newsletter.note': '먼저 확인 메일을 보냅니다. 확인하기 전에는 다른 것을 보내지 않습니다.',
      'newsletter.accepted':
        '받은 편지함을 확인해 주세요. 아직 받지 않던 뉴스레터라면 확인을 요청하는 메일이 옵니다.',
      'newsletter.refused.email': '올바른 이메일 주소가 아닙니다. name@example.com처럼 입력해 주세요.',
      'newsletter.refused.incomplete': '하나 이상 선택해 주세요.',
      'newsletter.refused.429': '너무 자주 요청했습니다. 한 시간 뒤에 다시 시도해 주세요.',
    },
    pt: {
      'newsletter.title': 'Newsletters',
      'newsletter.choose': 'Quais?',
      'newsletter.email': 'O seu endereço de e-mail',
      'newsletter.submit': 'Subscrever',
      'newsletter.note': 'Primeiro enviamos um e-mail. Nada mais chega antes de confirmar aí.',
      'newsletter.accepted':
        'Veja a sua caixa de correio: se ainda não tinha estas newsletters, um e-mail pede-lhe que confirme.',
      'newsletter.refused.email': 'Não é um endereço completo. Escreva-o como nome@example.com.',
      'newsletter.refused.incomplete': 'Escolha pelo menos uma newsletter.',
      'newsletter.refused.429': 'Foi pedido demasiadas vezes. Tente de novo dentro de uma hora.',
    },
  },
};
