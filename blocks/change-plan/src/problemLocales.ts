import type { PhraseBook } from '@broadsheet/block-kit';
import { problemPhrases } from './problemPhrases.ts';

export const problemPhraseBook: PhraseBook<keyof typeof problemPhrases> = {
  english: problemPhrases,
  locales: {
    sv: {
      'sub.plan.none': 'Välj den prenumeration som du vill ändra.',
      'sub.plan.noOther': 'Det finns ingen annan plan för den här prenumerationen.',
      'sub.plan.pastDue':
        'Den senaste debiteringen misslyckades. Uppdatera först ditt betalningssätt, sedan kan planen bytas.',
      'sub.plan.canceled': 'Den här prenumerationen är uppsagd. Återuppta den först, sedan kan planen bytas.',
      'sub.plan.ended': 'Den här prenumerationen kan inte ändras: den har upphört.',
      'sub.plan.stale': 'De här beloppen är för gamla. Se på dem igen innan du byter plan.',
      'sub.plan.declined':
        'Betalningen gick inte igenom. Inget har ändrats och inget har debiterats. Uppdatera ditt betalningssätt och försök igen.',
      'sub.plan.pending':
        'Betalningen pågår. Titta på dina prenumerationer om några minuter innan du försöker igen.',
      'sub.plan.bank':
        'Din bank vill höra av dig innan den betalar. Inget har ändrats och inget har debiterats än.',
      'sub.plan.err': 'Planen kunde inte bytas. Försök igen.',
    },
    fr: {
      'sub.plan.none': 'Choisissez l’abonnement que vous souhaitez changer.',
      'sub.plan.noOther': 'Il n’y a pas d’autre formule pour cet abonnement.',
      'sub.plan.pastDue':
        'Le dernier prélèvement a échoué. Modifiez d’abord votre moyen de paiement ; la formule pourra ensuite être changée.',
      'sub.plan.canceled':
        'Cet abonnement est résilié. Reprenez-le d’abord ; la formule pourra ensuite être changée.',
      'sub.plan.ended': 'Cet abonnement ne peut pas être changé : il est terminé.',
      'sub.plan.stale': 'Ces montants sont trop anciens. Revoyez-les avant de changer de formule.',
      'sub.plan.declined':
        'Le paiement n’a pas abouti. Rien n’a changé et rien n’a été débité. Modifiez votre moyen de paiement et réessayez.',
      'sub.plan.pending':
        'Le paiement est en cours. Consultez vos abonnements dans quelques minutes avant de réessayer.',
      'sub.plan.bank':
        'Votre banque souhaite votre confirmation avant de payer. Rien n’a changé et rien n’a encore été débité.',
      'sub.plan.err': 'La formule n’a pas pu être changée. Veuillez réessayer.',
    },
    no: {
      'sub.plan.none': 'Velg abonnementet du vil endre.',
      'sub.plan.noOther': 'Det finnes ingen annen plan for dette abonnementet.',
      'sub.plan.pastDue':
        'Den siste belastningen mislyktes. Oppdater betalingsmåten først, så kan planen byttes.',
      'sub.plan.canceled': 'Dette abonnementet er sagt opp. Ta det opp igjen først, så kan planen byttes.',
      'sub.plan.ended': 'Dette abonnementet kan ikke endres: det er avsluttet.',
      'sub.plan.stale': 'Disse beløpene er for gamle. Se på dem igjen før du bytter plan.',
      'sub.plan.declined':
        'Betalingen gikk ikke gjennom. Ingenting er endret og ingenting er belastet. Oppdater betalingsmåten og prøv igjen.',
      'sub.plan.pending': 'Betalingen pågår. Se på abonnementene dine om noen minutter før du prøver igjen.',
      'sub.plan.bank':
        'Banken din vil høre fra deg før den betaler. Ingenting er endret, og ingenting er belastet ennå.',
      'sub.plan.err': 'Planen kunne ikke byttes. Prøv igjen.',
    },
    de: {
      'sub.plan.none': 'Wählen Sie das Abonnement, das Sie ändern möchten.',
      'sub.plan.noOther': 'Für dieses Abonnement gibt es keinen anderen Tarif.',
      'sub.plan.pastDue':
        'Die letzte Abbuchung ist fehlgeschlagen. Ändern Sie zuerst Ihre Zahlungsart, dann kann der Tarif gewechselt werden.',
      'sub.plan.canceled':
        'Dieses Abonnement ist gekündigt. Nehmen Sie die Kündigung zuerst zurück, dann kann der Tarif gewechselt werden.',
      'sub.plan.ended': 'Dieses Abonnement kann nicht geändert werden: Es ist beendet.',
      'sub.plan.stale':
        'Diese Beträge sind zu alt. Sehen Sie sie noch einmal an, bevor Sie den Tarif wechseln.',
      'sub.plan.declined':
        'Die Zahlung ist fehlgeschlagen. Nichts wurde geändert und nichts abgebucht. Ändern Sie Ihre Zahlungsart und versuchen Sie es erneut.',
      'sub.plan.pending':
        'Die Zahlung läuft noch. Sehen Sie in ein paar Minuten nach Ihren Abonnements, bevor Sie es erneut versuchen.',
      'sub.plan.bank':
        'Ihre Bank möchte vor der Zahlung von Ihnen hören. Noch ist nichts geändert und nichts abgebucht.',
      'sub.plan.err': 'Der Tarif konnte nicht gewechselt werden. Bitte versuchen Sie es erneut.',
    },
    es: {
      'sub.plan.none': 'Elija la suscripción que desea cambiar.',
      'sub.plan.noOther': 'No hay otro plan para esta suscripción.',
      'sub.plan.pastDue':
        'El último cargo ha fallado. Actualice primero su método de pago; después podrá cambiar de plan.',
      'sub.plan.canceled':
        'Esta suscripción está cancelada. Reanúdela primero; después podrá cambiar de plan.',
      'sub.plan.ended': 'Esta suscripción no se puede cambiar: ha terminado.',
      'sub.plan.stale': 'Estos importes son demasiado antiguos. Vuelva a verlos antes de cambiar de plan.',
      'sub.plan.declined':
        'El pago no se ha completado. No ha cambiado nada y no se ha cobrado nada. Actualice su método de pago e inténtelo de nuevo.',
      'sub.plan.pending':
        'El pago está en curso. Consulte sus suscripciones dentro de unos minutos antes de volver a intentarlo.',
      'sub.plan.bank':
        'Su banco quiere su confirmación antes de pagar. Nada ha cambiado y todavía no se ha cobrado nada.',
      'sub.plan.err': 'No se pudo cambiar el plan. Inténtelo de nuevo.',
    },
    ja: {
      'sub.plan.none': '変更するご購読を選択してください。',
      'sub.plan.noOther': 'このご購読には他のプランがありません。',
      'sub.plan.pastDue':
        '前回のご請求が完了しませんでした。先にお支払い方法を変更すると、プランを変更できます。',
      'sub.plan.canceled': 'このご購読は解約されています。先に再開すると、プランを変更できます。',
      'sub.plan.ended': 'このご購読は終了しているため変更できません。',
      'sub.plan.stale': 'この金額は古くなっています。変更する前にもう一度ご確認ください。',
      'sub.plan.declined':
        'お支払いが完了しませんでした。変更も請求も行われていません。お支払い方法を変更して、もう一度お試しください。',
      'sub.plan.pending': 'お支払いを処理しています。もう一度試す前に、数分後にご購読一覧をご確認ください。',
      'sub.plan.bank':
        'お支払いの前に、カード会社による本人確認が必要です。まだ何も変更されず、請求もされていません。',
      'sub.plan.err': 'プランを変更できませんでした。もう一度お試しください。',
    },
    ko: {
      'sub.plan.none': '변경할 구독을 선택하세요.',
      'sub.plan.noOther': '이 구독에는 다른 요금제가 없습니다.',
      'sub.plan.pastDue':
        '지난 결제가 완료되지 않았습니다. 먼저 결제 수단을 변경하면 요금제를 변경할 수 있습니다.',
      'sub.plan.canceled': '해지된 구독입니다. 먼저 다시 구독하면 요금제를 변경할 수 있습니다.',
      'sub.plan.ended': '종료된 구독은 변경할 수 없습니다.',
      'sub.plan.stale': '금액이 오래되었습니다. 요금제를 변경하기 전에 다시 확인하세요.',
      'sub.plan.declined':
        '결제가 완료되지 않았습니다. 변경되거나 청구된 것은 없습니다. 결제 수단을 변경한 뒤 다시 시도하세요.',
      'sub.plan.pending': '결제가 진행 중입니다. 다시 시도하기 전에 몇 분 뒤 구독을 확인하세요.',
      'sub.plan.bank': '결제 전에 은행의 본인 확인이 필요합니다. 아직 변경되거나 청구된 것은 없습니다.',
      'sub.plan.err': '요금제를 변경하지 못했습니다. 다시 시도하세요.',
    },
    pt: {
      'sub.plan.none': 'Escolha a subscrição que pretende mudar.',
      'sub.plan.noOther': 'Não há outro plano para esta subscrição.',
      'sub.plan.pastDue':
        'A última cobrança falhou. Atualize primeiro o método de pagamento; depois pode mudar de plano.',
      'sub.plan.canceled': 'Esta subscrição está cancelada. Retome-a primeiro; depois pode mudar de plano.',
      'sub.plan.ended': 'Esta subscrição não pode ser mudada: terminou.',
      'sub.plan.stale': 'Estes valores são demasiado antigos. Veja-os de novo antes de mudar de plano.',
      'sub.plan.declined':
        'O pagamento não foi concluído. Nada mudou e nada foi cobrado. Atualize o método de pagamento e tente de novo.',
      'sub.plan.pending':
        'O pagamento está em curso. Veja as suas subscrições dentro de alguns minutos antes de tentar de novo.',
      'sub.plan.bank':
        'O seu banco quer a sua confirmação antes de pagar. Ainda nada mudou e nada foi cobrado.',
      'sub.plan.err': 'Não foi possível mudar de plano. Tente de novo.',
    },
  },
};
