import { showComposer } from './composer/composer.ts';
import { showMessages } from './messages/message-list.ts';
import { showPeople } from './sidebar/people-view.ts';
import { showSidebar } from './sidebar/sidebar-view.ts';
import { connection } from './state.ts';
import { refreshTimestamps } from './time.ts';

showSidebar();
showPeople();
showMessages();
showComposer();
refreshTimestamps();
connection.open();
