/**
 * @typedef {'display' | 'skipped' | 'dismissed'} MomentType
 *
 * @typedef {object} PromptMoment as Google's PromptMomentNotification
 * @property {() => MomentType} getMomentType
 * @property {() => boolean} isDisplayMoment
 * @property {() => boolean} isDisplayed
 * @property {() => boolean} isNotDisplayed
 * @property {() => string | undefined} getNotDisplayedReason
 * @property {() => boolean} isSkippedMoment
 * @property {() => string | undefined} getSkippedReason
 * @property {() => boolean} isDismissedMoment
 * @property {() => string | undefined} getDismissedReason
 */

/**
 * @param {MomentType} type
 * @param {string} [reason] a displayed prompt has none
 * @returns {PromptMoment}
 */
export function promptMoment(type, reason) {
  /** @param {MomentType} wanted */
  const reasonOf = (wanted) => (type === wanted ? reason : undefined);
  return {
    getMomentType: () => type,
    isDisplayMoment: () => type === 'display',
    isDisplayed: () => type === 'display' && reason === undefined,
    isNotDisplayed: () => type === 'display' && reason !== undefined,
    getNotDisplayedReason: () => reasonOf('display'),
    isSkippedMoment: () => type === 'skipped',
    getSkippedReason: () => reasonOf('skipped'),
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: () => reasonOf('dismissed'),
  };
}
