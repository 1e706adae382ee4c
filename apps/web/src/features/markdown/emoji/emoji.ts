import { rows } from '../../../lib/text.ts';

/** What people put into comments, by kind. */
export const EMOJI = {
  faces:
    '😀 😄 😁 😆 😂 🤣 😊 😇 🙂 🙃 😉 😌 😍 😘 😋 😜 🤪 🤓 😎 🥳 😏 😒 😞 😔 😟 😕 😣 😩 🥺 😢 😭 😤 😠 😡 🤯 😳 😱 😨 😰 😥 🤔 🤫 🤭 🤨 😐 😶 🙄 😬 😴 🤤 😷 🤒 🤕 🤢 🤠 🤡 👻 💀 👽 🤖',
  hands: '👍 👎 👌 ✌️ 🤞 🤟 🤙 👋 🖐️ ✋ 👏 🙌 👐 🤝 🙏 💪 👉 👈 👆 👇 ☝️ ✍️ 👀 🧠',
  contest: '🎉 🎊 🎈 🎁 🏆 🥇 🥈 🥉 🏅 🎖️ 🚀 🔥 ⭐ 🌟 ✨ ⚡ 💯 ⏰ ⏳ 📈 📉 📊 🎯 🎮',
  work: '💡 💻 ⌨️ 🖥️ 🖨️ 📱 🔋 🔌 📚 📖 📝 ✏️ 📌 📎 🔍 🔒 🔑 🔧 🔨 🐛 📦 🗑️ ☕ 🍺',
  nature: '🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🐦 🦉 🐢 🐍 🐳 🐬 🌸 🌻 🌳 🌵 🍀 🍎 🍉 🍓 🌞 🌙 🌈 ☁️ ❄️ 🌧️',
  signs: '❤️ 🧡 💛 💚 💙 💜 🖤 💔 ✅ ❌ ❓ ❗ ⚠️ 🚫 💤 💢 💬 💭 ➕ ➖ ✖️ ➗ ♾️ 🔁 ⬆️ ⬇️ ⬅️ ➡️ 🆗 🆕 🔴 🟢',
} as const;
export type EmojiKind = keyof typeof EMOJI;

export const EMOJI_TEXT = rows({
  faces: { zh: '表情', en: 'Faces' },
  hands: { zh: '手势', en: 'Hands' },
  contest: { zh: '比赛与庆祝', en: 'Contests and cheers' },
  work: { zh: '学习与工作', en: 'Study and work' },
  nature: { zh: '动物与自然', en: 'Animals and nature' },
  signs: { zh: '符号', en: 'Signs' },
} satisfies Record<EmojiKind, { zh: string; en: string }>);
