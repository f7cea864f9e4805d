export type NameGroup = { names: string; cities: string[]; degrees: string[]; dial: string };

/** People from many places; 'Asha Rao' comes first and can sign in. */
export const nameGroups: NameGroup[] = [
  {
    names:
      'Asha Rao, Arjun Hegde, Sneha Shetty, Kiran Gowda, Pooja Bhat, Manjunath Naik, Deepika Kulkarni, Vinay Acharya',
    cities: ['Bengaluru, India', 'Mysuru, India', 'Mangaluru, India'],
    degrees: ['B.E. in Computer Science', 'B.E. in Information Science', 'MCA', 'B.Com'],
    dial: '+91 80 5550',
  },
  {
    names:
      'Karthika Raman, Senthil Murugan, Divya Balasubramanian, Praveen Kumar Selvam, Anitha Rajendran, Vignesh Sundaram, Lavanya Chidambaram, Hari Prasath',
    cities: ['Chennai, India', 'Coimbatore, India', 'Madurai, India'],
    degrees: [
      'B.E. in Electronics',
      'B.Tech in Information Technology',
      'M.Sc. in Statistics',
      'BBA',
    ],
    dial: '+91 44 5550',
  },
  {
    names:
      'Sai Teja Reddy, Harika Chowdary, Bhavana Nallamothu, Rakesh Goud, Mounika Vemula, Naveen Yadagiri, Sravani Devi Komma',
    cities: ['Hyderabad, India', 'Vijayawada, India', 'Warangal, India'],
    degrees: [
      'B.Tech in Computer Science',
      'B.Tech in Mechanical Engineering',
      'MBA',
      'B.Sc. in Mathematics',
    ],
    dial: '+91 40 5550',
  },
  {
    names:
      'Aditya Joshi, Rutuja Patil, Omkar Shinde, Tejaswini More, Sahil Khan, Prajakta Deshmukh, Zoya Merchant, Nikhil Pawar',
    cities: ['Pune, India', 'Mumbai, India', 'Nagpur, India'],
    degrees: [
      'B.E. in Information Technology',
      'B.Des. in Communication Design',
      'M.A. in Economics',
      'BMS',
    ],
    dial: '+91 20 5550',
  },
  {
    names:
      'Rahul Sharma, Simran Kaur Gill, Harpreet Singh Sandhu, Ananya Gupta, Mohammed Faizan, Kritika Verma, Aman Tiwari, Neha Chauhan, Yash Agarwal',
    cities: ['Delhi, India', 'Chandigarh, India', 'Lucknow, India', 'Jaipur, India'],
    degrees: ['B.Tech in Computer Science', 'B.A. in Psychology', 'BBA', 'M.Tech in Data Science'],
    dial: '+91 11 5550',
  },
  {
    names:
      'Sourav Mukherjee, Debolina Ghosh, Ritwik Chatterjee, Tania Sarkar, Ayesha Begum, Anirban Das, Bornali Borah, Lalrinpuii Hnamte, Temsula Ao',
    cities: ['Kolkata, India', 'Guwahati, India', 'Aizawl, India', 'Kohima, India'],
    degrees: [
      'B.Sc. in Statistics',
      'B.Tech in Computer Science',
      'M.A. in English',
      'B.Des. in Product Design',
    ],
    dial: '+91 33 5550',
  },
  {
    names:
      'Aswathy Nair, Joseph Kurian, Fathima Rasheed, Vishnu Menon, Anjali Thomas, Krutika Patel, Jignesh Solanki, Hetal Trivedi',
    cities: ['Kochi, India', 'Thiruvananthapuram, India', 'Ahmedabad, India', 'Surat, India'],
    degrees: ['B.Tech in Computer Science', 'M.Sc. in Data Analytics', 'B.Com', 'MBA in Marketing'],
    dial: '+91 484 5550',
  },
  {
    names:
      'Nguyễn Thị Hồng Nhung, Trần Minh Đức, Lê Hoàng Anh, Phạm Quỳnh Như, Võ Thành Long, Đặng Bảo Châu, Bùi Gia Hân',
    cities: ['Ho Chi Minh City, Vietnam', 'Hanoi, Vietnam', 'Da Nang, Vietnam'],
    degrees: [
      'B.Sc. in Software Engineering',
      'B.A. in International Business',
      'B.Eng. in Logistics',
    ],
    dial: '+84 28 5550',
  },
  {
    names:
      'Zofia Kowalczyk, Łukasz Wiśniewski, Małgorzata Dąbrowska, Jakub Szczepański, Oliwia Żak, Michał Pawłowski, Kinga Świątek',
    cities: ['Warsaw, Poland', 'Kraków, Poland', 'Łódź, Poland'],
    degrees: ['B.Sc. in Computer Science', 'M.A. in Graphic Arts', 'M.Sc. in Applied Mathematics'],
    dial: '+48 22 555',
  },
  {
    names:
      'Layla Haddad, Omar Al-Farsi, Yousef Mansour, Nour El-Sayed, Mariam Khalil, Tariq Benali, Salma Idrissi',
    cities: ['Dubai, United Arab Emirates', 'Cairo, Egypt', 'Amman, Jordan', 'Casablanca, Morocco'],
    degrees: [
      'B.Sc. in Information Systems',
      'B.A. in Marketing',
      'B.Eng. in Computer Engineering',
    ],
    dial: '+971 4 555',
  },
  {
    names:
      'Li Wei, Zhang Xinyi, Chen Haoran, Wang Yuxuan, Lim Jia Hui, Ng Kai Xiang, Ong Shu Min, 陈思远',
    cities: ['Singapore', 'Shanghai, China', 'Shenzhen, China'],
    degrees: ['B.Eng. in Computer Engineering', 'B.Sc. in Business Analytics', 'B.A. in Design'],
    dial: '+65 6555',
  },
  {
    names:
      'José Ángel Núñez, María Fernanda Peña, Íñigo Echeverría, Lucía Gómez Ibáñez, Sofía Muñoz, Andrés Güiraldes, Ximena Cortés',
    cities: ['Madrid, Spain', 'Valencia, Spain', 'Mexico City, Mexico', 'Bogotá, Colombia'],
    degrees: ['Grado en Ingeniería Informática', 'Licenciatura en Diseño', 'Grado en Estadística'],
    dial: '+34 91 555',
  },
  {
    names:
      'Emma Fischer, Jonas Müller, Anneliese Groß, Léa Dubois, Théo Lefèvre, Chiara Rossi, João Guimarães, Søren Kjær, Åsa Lindström',
    cities: [
      'Berlin, Germany',
      'Leipzig, Germany',
      'Lyon, France',
      'Milan, Italy',
      'Porto, Portugal',
    ],
    degrees: [
      'B.Sc. Informatik',
      'M.Sc. in Data Science',
      'B.A. in Media Design',
      'M.Sc. in Energy Systems',
    ],
    dial: '+49 30 555',
  },
  {
    names:
      'Grace Thompson, Liam O’Connor, Amelia Hughes, Kwame Mensah, Chiamaka Eze, Tunde Adebayo, Thandiwe Nkosi, Imani Wanjiru',
    cities: [
      'London, United Kingdom',
      'Leeds, United Kingdom',
      'Accra, Ghana',
      'Lagos, Nigeria',
      'Nairobi, Kenya',
    ],
    degrees: ['B.Sc. in Computer Science', 'B.A. in Communications', 'B.Sc. in Economics'],
    dial: '+44 20 7946',
  },
  {
    names:
      'Tyler Jackson, Madison Clark, Diego Ramírez, Hannah Goldberg, Jasmine Washington, Ethan Nakamura, Chloé Tremblay, Min-jun Park, Yuki Sato, Aylin Yılmaz',
    cities: [
      'Austin, United States',
      'Chicago, United States',
      'Toronto, Canada',
      'Seattle, United States',
    ],
    degrees: [
      'B.S. in Computer Science',
      'B.A. in Psychology',
      'B.S. in Information Science',
      'B.F.A. in Design',
    ],
    dial: '+1 512 555',
  },
];
