import english from 'ra-language-english';

const { ra } = english;

export const englishMessages = {
  ra: {
    ...ra,
    action: { ...ra.action, create: 'Add', clone: 'Duplicate', unselect: 'Clear selection' },
    auth: { ...ra.auth, auth_check_error: 'Sign in to continue', logout: 'Sign out' },
    message: {
      ...ra.message,
      not_found: 'The address is wrong, or the link no longer works.',
      unsaved_changes: 'Some changes are not saved. Leave without saving?',
    },
    navigation: {
      ...ra.navigation,
      page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
      partial_page_range_info: '%{offsetBegin}–%{offsetEnd} of more than %{offsetEnd}',
    },
    notification: {
      ...ra.notification,
      updated: 'Changes saved |||| %{smart_count} items changed',
      created: 'Added',
      deleted: 'Deleted |||| %{smart_count} items deleted',
      http_error: 'The server could not be reached. Check your internet connection and try again.',
      logged_out: 'Your session has expired. Sign in again.',
    },
  },
};
