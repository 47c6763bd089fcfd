/** What a person reads whose form was not accepted, in the languages of the site. */

/** Why a form was not accepted. */
export type FormRefusal = 'failed' | 'unknown' | 'large' | 'often' | 'elsewhere' | 'unreadable';

export interface RefusalWords extends Readonly<Record<FormRefusal, string>> {
  readonly title: string;
  readonly home: string;
  /** With `{time}` for when to try again, such as "in 5 minutes". */
  readonly wait: string;
  /** What is said above a form that is shown again. */
  readonly kept: string;
  readonly email: string;
  readonly password: string;
  readonly passwordAgain: string;
  /** The button that sends the form again. */
  readonly again: string;
}

const en: RefusalWords = {
  title: 'The form was not accepted',
  failed: 'Nothing can be saved at the moment, and nothing was changed. Try again in a few minutes.',
  unknown: 'Something went wrong here. Check whether your change was made before you send the form again.',
  large: 'The form is too large. Shorten what you wrote and send it again.',
  often: 'Too many attempts. Wait a few minutes and try again.',
  elsewhere: 'The form came from a page of another site. Open it on this site and send it from there.',
  unreadable: 'The form cannot be read. Go back, reload the page and send it again.',
  home: 'Front page',
  wait: 'Too many attempts. Try again {time}.',
  kept: 'What you typed is kept here, except passwords.',
  email: 'Email',
  password: 'Password',
  passwordAgain: 'Password again',
  again: 'Send again',
};

const OTHERS: Readonly<Record<string, RefusalWords>> = {
  de: {
    title: 'Das Formular wurde nicht angenommen',
    failed:
      'Im Moment kann nichts gespeichert werden, und nichts wurde geändert. Versuchen Sie es in einigen Minuten noch einmal.',
    unknown:
      'Hier ist etwas schiefgegangen. Sehen Sie nach, ob Ihre Änderung erfolgt ist, bevor Sie das Formular noch einmal senden.',
    large: 'Das Formular ist zu groß. Kürzen Sie Ihre Eingaben und senden Sie es noch einmal.',
    often: 'Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es noch einmal.',
    elsewhere:
      'Das Formular kam von einer fremden Website. Öffnen Sie es auf dieser Website und senden Sie es von dort.',
    unreadable:
      'Das Formular ist nicht lesbar. Gehen Sie zurück, laden Sie die Seite neu und senden Sie es noch einmal.',
    home: 'Startseite',
    wait: 'Zu viele Versuche. Versuchen Sie es {time} noch einmal.',
    kept: 'Ihre Eingaben stehen hier noch, außer Passwörtern.',
    email: 'E-Mail',
    password: 'Passwort',
    passwordAgain: 'Passwort wiederholen',
    again: 'Noch einmal senden',
  },
  es: {
    title: 'No se ha aceptado el formulario',
    failed:
      'En este momento no se puede guardar nada y no se ha cambiado nada. Inténtelo de nuevo en unos minutos.',
    unknown:
      'Se ha producido un error. Compruebe si el cambio se ha realizado antes de enviar el formulario de nuevo.',
    large: 'El formulario es demasiado grande. Acorte el texto y envíelo de nuevo.',
    often: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
    elsewhere:
      'El formulario procede de una página de otro sitio. Ábralo en este sitio y envíelo desde aquí.',
    unreadable: 'No se puede leer el formulario. Vuelva atrás, recargue la página y envíelo de nuevo.',
    home: 'Portada',
    wait: 'Demasiados intentos. Inténtelo de nuevo {time}.',
    kept: 'Lo que ha escrito se conserva aquí, excepto las contraseñas.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordAgain: 'Repetir la contraseña',
    again: 'Enviar de nuevo',
  },
  fr: {
    title: 'Le formulaire n’a pas été accepté',
    failed:
      'Rien ne peut être enregistré pour le moment et rien n’a été modifié. Réessayez dans quelques minutes.',
    unknown:
      'Une erreur s’est produite. Vérifiez si la modification a été faite avant de renvoyer le formulaire.',
    large: 'Le formulaire est trop volumineux. Raccourcissez votre texte et renvoyez-le.',
    often: 'Trop de tentatives. Patientez quelques minutes et réessayez.',
    elsewhere:
      'Le formulaire provient d’une page d’un autre site. Ouvrez-le sur ce site et envoyez-le depuis celui-ci.',
    unreadable: 'Le formulaire est illisible. Revenez en arrière, rechargez la page et renvoyez-le.',
    home: 'Page d’accueil',
    wait: 'Trop de tentatives. Réessayez {time}.',
    kept: 'Vos saisies sont conservées ici, sauf les mots de passe.',
    email: 'E-mail',
    password: 'Mot de passe',
    passwordAgain: 'Confirmer le mot de passe',
    again: 'Renvoyer',
  },
  ja: {
    title: 'フォームを受け付けられませんでした',
    failed: '現在、保存できない状態です。何も変更されていません。数分後にもう一度お試しください。',
    unknown: 'エラーが発生しました。もう一度送信する前に、変更が反映されているかご確認ください。',
    large: 'フォームの内容が大きすぎます。短くしてもう一度送信してください。',
    often: '試行回数が多すぎます。数分待ってからもう一度お試しください。',
    elsewhere: 'フォームは他のサイトのページから送信されました。このサイトで開いて送信してください。',
    unreadable: 'フォームを読み取れません。前のページに戻り、再読み込みしてからもう一度送信してください。',
    home: 'トップページ',
    wait: '試行回数が多すぎます。{time}にもう一度お試しください。',
    kept: 'パスワード以外の入力内容は、ここに残っています。',
    email: 'メールアドレス',
    password: 'パスワード',
    passwordAgain: 'パスワード(確認)',
    again: 'もう一度送信',
  },
  ko: {
    title: '양식이 접수되지 않았습니다',
    failed: '지금은 저장할 수 없으며 변경된 내용이 없습니다. 몇 분 후에 다시 시도해 주세요.',
    unknown: '오류가 발생했습니다. 다시 보내기 전에 변경 내용이 반영되었는지 확인해 주세요.',
    large: '양식의 내용이 너무 깁니다. 줄여서 다시 보내 주세요.',
    often: '시도 횟수가 너무 많습니다. 몇 분 후에 다시 시도해 주세요.',
    elsewhere: '다른 사이트의 페이지에서 보낸 양식입니다. 이 사이트에서 열어 다시 보내 주세요.',
    unreadable: '양식을 읽을 수 없습니다. 뒤로 돌아가 페이지를 새로 고친 후 다시 보내 주세요.',
    home: '첫 페이지',
    wait: '시도 횟수가 너무 많습니다. {time}에 다시 시도해 주세요.',
    kept: '비밀번호를 제외한 입력 내용은 여기에 남아 있습니다.',
    email: '이메일',
    password: '비밀번호',
    passwordAgain: '비밀번호 확인',
    again: '다시 보내기',
  },
  no: {
    title: 'Skjemaet ble ikke godtatt',
    failed: 'Ingenting kan lagres akkurat nå, og ingenting er endret. Prøv igjen om noen minutter.',
    unknown: 'Noe gikk galt. Sjekk om endringen ble gjort, før du sender skjemaet på nytt.',
    large: 'Skjemaet er for stort. Kort ned teksten og send det på nytt.',
    often: 'For mange forsøk. Vent noen minutter og prøv igjen.',
    elsewhere:
      'Skjemaet kom fra en side på et annet nettsted. Åpne det på dette nettstedet og send det herfra.',
    unreadable: 'Skjemaet kan ikke leses. Gå tilbake, last inn siden på nytt og send det igjen.',
    home: 'Forside',
    wait: 'For mange forsøk. Prøv igjen {time}.',
    kept: 'Det du skrev, står fortsatt her, bortsett fra passord.',
    email: 'E-post',
    password: 'Passord',
    passwordAgain: 'Gjenta passordet',
    again: 'Send på nytt',
  },
  pt: {
    title: 'O formulário não foi aceite',
    failed: 'De momento não é possível guardar nada e nada foi alterado. Tente novamente dentro de minutos.',
    unknown: 'Ocorreu um erro. Verifique se a alteração foi feita antes de enviar o formulário novamente.',
    large: 'O formulário é demasiado grande. Encurte o texto e envie-o novamente.',
    often: 'Demasiadas tentativas. Aguarde alguns minutos e tente novamente.',
    elsewhere: 'O formulário veio de uma página de outro site. Abra-o neste site e envie-o a partir daqui.',
    unreadable: 'Não é possível ler o formulário. Volte atrás, recarregue a página e envie-o novamente.',
    home: 'Página inicial',
    wait: 'Demasiadas tentativas. Tente novamente {time}.',
    kept: 'O que escreveu continua aqui, exceto as palavras-passe.',
    email: 'E-mail',
    password: 'Palavra-passe',
    passwordAgain: 'Repetir a palavra-passe',
    again: 'Enviar novamente',
  },
  sv: {
    title: 'Formuläret togs inte emot',
    failed: 'Ingenting kan sparas just nu och ingenting har ändrats. Försök igen om några minuter.',
    unknown: 'Något gick fel. Kontrollera om ändringen gjordes innan du skickar formuläret igen.',
    large: 'Formuläret är för stort. Korta ner texten och skicka det igen.',
    often: 'För många försök. Vänta några minuter och försök igen.',
    elsewhere:
      'Formuläret kom från en sida på en annan webbplats. Öppna det på den här webbplatsen och skicka det härifrån.',
    unreadable: 'Formuläret kan inte läsas. Gå tillbaka, ladda om sidan och skicka det igen.',
    home: 'Startsida',
    wait: 'För många försök. Försök igen {time}.',
    kept: 'Det du skrev finns kvar här, utom lösenord.',
    email: 'E-post',
    password: 'Lösenord',
    passwordAgain: 'Upprepa lösenordet',
    again: 'Skicka igen',
  },
};

/** Returns the words in a language, and which one it is; English where there are none. @param language a BCP 47 tag */
export function getRefusalWords(language: string): {
  readonly language: string;
  readonly words: RefusalWords;
} {
  const [base = ''] = language.toLowerCase().split(/[-_]/);
  const spoken = base === 'nb' ? 'no' : base;
  const words = OTHERS[spoken];
  return words === undefined ? { language: 'en', words: en } : { language: spoken, words };
}

/** The longest wait in minutes that is told in minutes. */
const MOST_MINUTES = 120;

/** Writes when a wait is over, such as "in 5 minutes". @param language of `getRefusalWords` */
export function writeWait(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const minutes = Math.ceil(seconds / 60);
  return minutes <= MOST_MINUTES
    ? format.format(minutes, 'minute')
    : format.format(Math.ceil(minutes / 60), 'hour');
}
